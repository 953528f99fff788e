/**
 * The share of the company that a SAFE with a post-money valuation cap buys, in percent, before the next round adds
 * shares: what is put in over the cap. Null where the figures make no sense.
 */
export function ownership(invested: number, cap: number): number | null {
  if (!(invested > 0) || !(cap > 0) || invested > cap) return null
  return (invested / cap) * 100
}
