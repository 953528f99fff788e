import { budgetFit } from './budget.ts'
import type { Candidate, Factor, Search } from './search.ts'
import { experienceFit, ratingsFit } from './standing.ts'
import { urgencyFit } from './urgency.ts'

const WEIGHTS = { practice_area: 30, case_text: 25, place: 12, budget: 10, experience: 8, ratings: 9 }
/** Elsewhere in the state, when a city was named. */
const SAME_STATE = 0.4

/**
 * What this search counts, judged for one candidate. A factor that the search does not name is left out for every
 * candidate alike, so that scores of one search compare.
 */
export function factorsOf(search: Search, { attorney, textFit }: Candidate): Factor[] {
  const factors: Factor[] = []
  const { practiceArea, city, budget } = search
  if (practiceArea !== undefined) {
    const listed = attorney.specialties.includes(practiceArea)
    const says = listed ? `lists ${practiceArea}` : `does not list ${practiceArea}`
    factors.push({ name: 'practice_area', weight: WEIGHTS.practice_area, fit: listed ? 1 : 0, says })
  }
  if (textFit !== null) {
    factors.push({ name: 'case_text', weight: WEIGHTS.case_text, fit: textFit, says: closeness(textFit) })
  }
  if (city !== undefined) {
    const same = fold(attorney.city) === fold(city)
    const says = same ? `office in ${attorney.city}` : `office in ${attorney.city}, not in ${city}`
    factors.push({ name: 'place', weight: WEIGHTS.place, fit: same ? 1 : SAME_STATE, says })
  }
  if (budget !== undefined) factors.push({ name: 'budget', weight: WEIGHTS.budget, ...budgetFit(budget, attorney) })
  factors.push(
    { name: 'urgency', ...urgencyFit(search.urgency, attorney.available_within_days) },
    { name: 'experience', weight: WEIGHTS.experience, ...experienceFit(attorney) },
    { name: 'ratings', weight: WEIGHTS.ratings, ...ratingsFit(attorney) }
  )
  return factors
}

const fold = (city: string) => city.trim().toLowerCase().replace(/\s+/g, ' ')

function closeness(fit: number): string {
  if (fit >= 0.75) return 'close to your description'
  return fit > 0 ? 'partly fits your description' : 'nothing in common with your description'
}
