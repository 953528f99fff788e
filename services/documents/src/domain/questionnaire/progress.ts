import type { Day } from '@formwright/interview/calendar'
import { complaint } from '@formwright/interview/problems'
import type { ServiceContent } from '../../content/library.ts'
import { checkAnswers } from './check-answers.ts'
import { publicQuestionnaire } from './public-questionnaire.ts'
import { shownQuestions } from './shown-questions.ts'

/** Share of the required questions on show that have a valid answer, 0 to 1. The refund table turns on it. */
export function progressShare(service: ServiceContent, raw: unknown, today: Day): number {
  const { answers } = checkAnswers(service, raw, { complete: false, today })
  const rules = publicQuestionnaire(service)
  const required = shownQuestions(service, answers, today).filter((question) => question.required)
  const done = required.filter((question) => {
    const value = answers[question.id]
    if (question.repeat !== undefined) return Array.isArray(value) && value.length >= question.repeat.min
    return typeof value === 'string' && complaint(rules, question, value, today) === null
  })
  return required.length === 0 ? 0 : done.length / required.length
}
