import type { Given } from './given.ts'
import type { SecondLook } from './second-look.ts'

/** Below it two words may well be two names: Anna and Anne. */
const LONG_WORD = 5

/**
 * Names that are nearly, but not quite, the same: “Daniel Okafor” and “Daniel Okafro”, “Núñez” and “Nunez”.
 * A different given name is a different person.
 */
export function namesSpelledTwice(given: readonly Given[]): SecondLook[] {
  const names = given
    .filter(({ field }) => /(^|_)name$/.test(field.id))
    .map(({ question, value }) => ({ question, value: value.trim() }))
  return names.flatMap(({ question, value }, index) =>
    names
      .slice(0, index)
      .filter((earlier) => isNearly(earlier.value, value))
      .map((earlier) => ({
        question,
        message: `“${earlier.value}” and “${value}”: is this one person, spelled two ways?`
      }))
  )
}

function isNearly(one: string, other: string): boolean {
  if (one === other) return false
  const [words, others] = [plain(one), plain(other)]
  if (words.length !== others.length) return false
  const pairs = words.map((word, index): [string, string] => [word, others[index] ?? ''])
  const [differing, another] = pairs.filter(([word, counterpart]) => word !== counterpart)
  if (differing === undefined) return true
  return another === undefined && words.length > 1 && isOneSlip(...differing)
}

/** Words without accents, capitals and dots. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}.,]/gu, '')
    .toLowerCase()
    .split(/\s+/)

/** One letter changed, added, left out, or two neighbours swapped. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < LONG_WORD) return false
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [rest, otherRest] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (rest.length <= 1 && otherRest.length <= 1) return true
  return rest.length === 2 && otherRest === `${rest[1]}${rest[0]}`
}
