import { isOneSlip } from '@formwright/interview/spelling'
import type { Given } from '../given.ts'
import type { SecondLook } from './second-look.ts'

/**
 * Names that are nearly, but not quite, the same: “Daniel Okafor” and “Daniel Okafro”, “Núñez” and “Nunez”.
 * A different given name is a different person. Each pair is told once, at the spelling that stands there less often.
 */
export function namesSpelledTwice(given: readonly Given[]): SecondLook[] {
  const places = new Map<string, string[]>()
  for (const { field, question, value } of given) {
    if (!/(^|_)name$/.test(field.id)) continue
    const name = value.trim()
    places.set(name, [...(places.get(name) ?? []), question])
  }
  const spellings = [...places].map(([name, questions]) => ({ name, questions }))
  return spellings.flatMap((later, index) =>
    spellings
      .slice(0, index)
      .filter((earlier) => isNearly(earlier.name, later.name))
      .map((earlier) => {
        const rarer = earlier.questions.length < later.questions.length ? earlier : later
        return {
          question: rarer.questions[0] ?? '',
          message: `“${earlier.name}” and “${later.name}”: is this one name, spelled two ways?`
        }
      })
  )
}

function isNearly(one: string, other: string): boolean {
  const [words, others] = [plain(one), plain(other)]
  if (words.length !== others.length) return false
  const pairs = words.map((word, index): [string, string] => [word, others[index] ?? ''])
  const differing = pairs.filter(([word, counterpart]) => word !== counterpart)
  const [slip] = differing
  if (slip === undefined) return true
  return differing.length === 1 && slip !== pairs[0] && isOneSlip(...slip)
}

/** Words without accents, capitals and dots. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[\p{M}.,]/gu, '')
    .toLowerCase()
    .split(/\s+/)
