import type { Factor } from './search.ts'

const NAMED = 3
/** Fewer points than this held nobody back. */
const WORTH_NAMING = 2

/** The factors that gave most points, and the one that cost most. */
export function reasoningOf(factors: readonly Factor[]): string {
  const gave = factors
    .filter(({ weight, fit }) => weight * fit > 0)
    .sort((a, b) => b.weight * b.fit - a.weight * a.fit)
    .slice(0, NAMED)
  const [worst] = factors.toSorted((a, b) => b.weight * (1 - b.fit) - a.weight * (1 - a.fit))
  const sentences = gave.length === 0 ? [] : [`Decided by: ${gave.map(words).join('; ')}.`]
  if (worst && worst.weight * (1 - worst.fit) >= WORTH_NAMING) sentences.push(`Held back by: ${words(worst)}.`)
  return sentences.join(' ')
}

const words = ({ says, weight, fit }: Factor) => `${says} (${Math.round(weight * fit)} of ${weight} points)`
