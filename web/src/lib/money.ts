/** `149` → `$149`, `149.5` → `$149.50`: a price as the shop shows it. */
export function dollars(amount: number): string {
  return Number.isInteger(amount) ? `$${grouped(String(amount))}` : dollarsAndCents(amount)
}

/**
 * Always two decimals: totals, receipts, discounted prices. By hand, for the first number that `Intl` formats holds a
 * phone up for a tenth of a second.
 */
export function dollarsAndCents(amount: number): string {
  const [whole = '', cents = ''] = Math.abs(amount).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}$${grouped(whole)}.${cents}`
}

/** Cents as a bill prints them: `-980` → `−$9.80`. */
export function billed(cents: number): string {
  return `${cents < 0 ? '−' : ''}${dollarsAndCents(Math.abs(cents) / 100)}`
}

/** `3000, 8000` → `$3,000-8,000`. */
export function dollarRange(low: number, high: number): string {
  return `${dollars(low)}-${grouped(String(high))}`
}

/** `1234567` → `1,234,567`. */
const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
