import { holds, type Look } from '@formwright/interview/condition'
import type { Paper } from './questionnaire.ts'

/** The papers that these answers make so far. */
export function papersMade(possible: readonly Paper[], look: Look): Paper[] {
  return possible
    .filter(({ certain, show_if }) => certain || (show_if !== undefined && holds(show_if, look)))
    .map((paper) => ({ ...paper, certain: true }))
}
