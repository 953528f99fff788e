import type { Condition } from './questionnaire.ts'

/** Reads the text answered to a question, '' where it is not answered or not asked. */
export type Look = (question: string) => string

/** Whether a question is asked, given what is answered so far. No condition: always. */
export function holds(condition: Condition | undefined, look: Look): boolean {
  if (!condition) return true
  if ('all' in condition) return condition.all.every((part) => holds(part, look))
  if ('any' in condition) return condition.any.some((part) => holds(part, look))
  if ('not' in condition) return !holds(condition.not, look)
  const value = look(condition.question)
  return 'is' in condition ? value === condition.is : condition.in.includes(value)
}
