/** What is usually asked for the same papers, in dollars. `basis` says where the figure comes from. */
export type UsualFee = { low: number; high: number; basis: string }

export type SavingsRow = { title: string; price: number; fee: UsualFee }

/** `$3,000-8,000` as the catalogue writes a usual fee. Null for any other text. */
export function readFee(text: string): { low: number; high: number } | null {
  const [low, high] = (/^\$([\d,]+)-\$?([\d,]+)$/.exec(text) ?? [])
    .slice(1)
    .map((part) => Number(part.replaceAll(',', '')))
  return low === undefined || high === undefined ? null : { low, high }
}

/** A fee by the hour, where nobody publishes one for the whole. */
export const byTheHour = (hours: number, rate: number): UsualFee => ({
  low: hours * rate,
  high: hours * rate,
  basis: `${hours} ${hours === 1 ? 'hour' : 'hours'} at $${rate}`
})

/** What remains in the customer's pocket. Never less than nothing: then there is no saving to show. */
export function saved({ price, fee }: SavingsRow): { low: number; high: number } {
  return { low: Math.max(0, fee.low - price), high: Math.max(0, fee.high - price) }
}
