type Wish = { amount: string; reason: string }
type Bounds = { quote: number; most: number }

/** `44.10` → 44.1; null for what is no amount of whole cents. */
export function amountFrom(typed: string): number | null {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '')
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

/** What keeps a refund from being given, or null. The server has the last word. */
export function refundFault(wish: Wish, { quote, most }: Bounds): { amount?: string; reason?: string } {
  const amount = amountFrom(wish.amount)
  if (amount === null || amount === 0) return { amount: 'Please enter an amount such as 44.10' }
  if (amount > most) return { amount: 'This is more than was paid' }
  if (amount > quote && !wish.reason.trim()) {
    return { reason: 'Please say why more is given than is due by the table' }
  }
  return {}
}
