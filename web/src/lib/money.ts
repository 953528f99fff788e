/** `149` → `$149`, `149.5` → `$149.50`: a price as the shop shows it. */
export function dollars(amount: number): string {
  return Number.isInteger(amount) ? `$${amount.toLocaleString('en-US')}` : dollarsAndCents(amount)
}

/** Always two decimals: totals, receipts, discounted prices. */
export function dollarsAndCents(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** Cents as a bill prints them: `-980` → `−$9.80`. */
export function billed(cents: number): string {
  return `${cents < 0 ? '−' : ''}${dollarsAndCents(Math.abs(cents) / 100)}`
}

/** `3000, 8000` → `$3,000-8,000`. */
export function dollarRange(low: number, high: number): string {
  return `${dollars(low)}-${high.toLocaleString('en-US')}`
}
