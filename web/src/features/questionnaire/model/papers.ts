import type { PossiblePaper } from '../api/get-questionnaire.ts'
import type { Look } from './condition.ts'
import { holds } from './condition.ts'

/** The papers that the answers so far make; each of them is certain now. */
export function papersMade(possible: readonly PossiblePaper[], look: Look): PossiblePaper[] {
  return possible
    .filter(({ certain, show_if }) => certain || (show_if !== undefined && holds(show_if, look)))
    .map(({ id, title }) => ({ id, title, certain: true }))
}
