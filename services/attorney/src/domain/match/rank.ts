import { factorsOf } from './factors.ts'
import { reasoningOf } from './reasoning.ts'
import type { Candidate, Factor, Search } from './search.ts'

export interface Match {
  attorney: Candidate['attorney']
  /** 0 to 100. */
  score: number
  reasoning: string
}

/** The points that were won of those that this search gives, in percent. Grows with each factor's fit. */
export function scoreOf(factors: readonly Factor[]): number {
  const possible = factors.reduce((sum, { weight }) => sum + weight, 0)
  const won = factors.reduce((sum, { weight, fit }) => sum + weight * fit, 0)
  return Math.round((100 * won) / possible)
}

/** Best first; equals by rating, years and id, so that the same search has the same answer. */
export function rankCandidates(search: Search, candidates: readonly Candidate[], most: number): Match[] {
  return candidates
    .map((candidate) => {
      const factors = factorsOf(search, candidate)
      return { attorney: candidate.attorney, score: scoreOf(factors), reasoning: reasoningOf(factors) }
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.attorney.rating - a.attorney.rating ||
        b.attorney.years_experience - a.attorney.years_experience ||
        (a.attorney.id < b.attorney.id ? -1 : 1)
    )
    .slice(0, most)
}
