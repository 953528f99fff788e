import type { Attorney } from '../api/find-attorneys.ts'
import { feesOf } from './fees.ts'

type Fact = { name: string; lines: string[] }

const shown = { education: 2, certifications: 3, caseResults: 2 }

/** What is known of an attorney, in the order of the page; what is not known is left out. */
export function factsOf(attorney: Attorney): Fact[] {
  const { ratings, education, certifications, case_results, years_experience } = attorney
  const facts: Fact[] = [
    { name: 'Practice areas', lines: joined(attorney.specialties) },
    { name: 'Topics', lines: joined(attorney.specializations) },
    { name: 'Fees', lines: feesOf(attorney) },
    { name: 'Experience', lines: [years_experience === 1 ? '1 year' : `${years_experience} years`] },
    {
      name: 'Ratings',
      lines: [
        attorney.reviews > 0 ? `${attorney.rating} of 5 from ${attorney.reviews} reviews` : '',
        ratings.avvo_rating === null ? '' : `Avvo ${ratings.avvo_rating} of 10`,
        ratings.peer_rating === null ? '' : `Peers ${ratings.peer_rating} of 5`,
        ratings.client_rating === null ? '' : `Clients ${ratings.client_rating} of 5`
      ]
    },
    {
      name: 'Education',
      lines: education
        .slice(0, shown.education)
        .map(({ law_school, year, honors }) => [law_school, year, honors].filter(Boolean).join(', '))
    },
    { name: 'Certifications', lines: certifications.slice(0, shown.certifications) },
    {
      name: 'Case results',
      lines: case_results
        .slice(0, shown.caseResults)
        .map(({ case_type, result, year }) => `${case_type}: ${result} (${year})`)
    },
    { name: 'Languages', lines: joined(attorney.languages) },
    { name: 'Bar', lines: [attorney.bar_number, attorney.state_bars.join(', ')] }
  ]
  return facts
    .map(({ name, lines }) => ({ name, lines: lines.filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0)
}

const joined = (texts: readonly string[]): string[] => (texts.length > 0 ? [texts.join(', ')] : [])
