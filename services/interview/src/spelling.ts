/** Below it two words may well be two names: Anna and Anne. */
const LONG_WORD = 5

/** One letter changed, added, left out, or two neighbours swapped, in words long enough to tell. */
export function isOneSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  if (shorter < LONG_WORD) return false
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [rest, otherRest] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (rest.length <= 1 && otherRest.length <= 1) return true
  return rest.length === 2 && otherRest === `${rest[1]}${rest[0]}`
}
