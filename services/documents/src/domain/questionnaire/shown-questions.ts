import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import type { Question } from '../../content/schemas/questionnaire.ts'
import { coveredState } from './check-answers.ts'
import { holds } from './conditions.ts'

/** The questions these (checked) answers lead to, in order. */
export function shownQuestions(service: ServiceContent, answers: Answers): Question[] {
  const answerOf = (id: string) => (typeof answers[id] === 'string' ? answers[id] : undefined)
  const context = { service, state: coveredState(service, answerOf('state')), answerOf }
  return service.questionnaire.questions.filter(({ show_if }) => show_if === undefined || holds(show_if, context))
}
