import type { ServiceContent } from '../../content/library.ts'
import { checkAnswers } from './check-answers.ts'
import { fieldComplaint } from './complaints.ts'
import { shownQuestions } from './shown-questions.ts'

/** Share of the required questions on show that have a valid answer, 0 to 1. The refund table turns on it. */
export function progressShare(service: ServiceContent, raw: unknown): number {
  const { answers } = checkAnswers(service, raw, { complete: false })
  const required = shownQuestions(service, answers).filter((question) => question.required !== false)
  const done = required.filter((question) => {
    const value = answers[question.id]
    if (question.repeat !== undefined) return Array.isArray(value) && value.length >= question.repeat.min
    return typeof value === 'string' && fieldComplaint(service, question, value) === undefined
  })
  return required.length === 0 ? 0 : done.length / required.length
}
