import type { Insights } from '../../schemas/find.ts'
import { factorsOf } from './factors.ts'
import type { Candidate, Search } from './search.ts'

export interface InsightsOptions {
  search: Search
  candidates: readonly Candidate[]
  stateName: string
  closestPracticeArea: string | null
}

const NAMES = {
  practice_area: 'Practice area',
  case_text: 'Your description',
  place: 'Place',
  budget: 'Budget',
  urgency: 'How soon there is time',
  experience: 'Experience',
  ratings: 'Ratings'
}

/** How this search was answered: what was compared and what counted how much. */
export function insightsOf({ search, candidates, stateName, closestPracticeArea }: InsightsOptions): Insights {
  const [first] = candidates
  const factors = first === undefined ? [] : factorsOf(search, first)
  const [heaviest] = factors.toSorted((a, b) => b.weight - a.weight)
  const compared = candidates.length
  const sentences = [`Compared ${compared} ${compared === 1 ? 'attorney' : 'attorneys'} in ${stateName}.`]
  if (heaviest) sentences.push(`${NAMES[heaviest.name]} weighs most in this search.`)
  if (closestPracticeArea !== null && closestPracticeArea !== search.practiceArea) {
    sentences.push(`Your description reads like ${closestPracticeArea}.`)
  }
  return {
    summary: sentences.join(' '),
    compared,
    closest_practice_area: closestPracticeArea,
    weights: Object.fromEntries(factors.map(({ name, weight }) => [name, weight]))
  }
}
