import { holds, type Look } from '@formwright/interview/condition'
import type { Text } from '@formwright/interview/questionnaire'

/** The text to show: the first variant whose condition holds. */
export function textShown(text: Text | undefined, look: Look): string | undefined {
  if (text === undefined || typeof text === 'string') return text
  return text.find(({ show_if }) => holds(show_if, look))?.text
}
