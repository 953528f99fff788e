import type { Field } from '../../content/schemas/questionnaire.ts'

const LINE = 300
const TEXTAREA = 4000

/** How many characters an answer may have. */
export function longestAnswer({ max_length, type }: Pick<Field, 'max_length' | 'type'>): number {
  return max_length ?? (type === 'textarea' ? TEXTAREA : LINE)
}
