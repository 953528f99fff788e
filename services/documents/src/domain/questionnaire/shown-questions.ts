import type { Answers } from '@formwright/interview/answers'
import type { Day } from '@formwright/interview/calendar'
import { stepsOf } from '@formwright/interview/look'
import type { Question } from '@formwright/interview/questionnaire'
import type { ServiceContent } from '../../content/library.ts'
import { publicQuestionnaire } from './public-questionnaire.ts'
import { coveredState } from './state.ts'

/** The questions these (checked) answers lead to, in order. */
export function shownQuestions(service: ServiceContent, answers: Answers, today: Day): Question[] {
  return stepsOf(publicQuestionnaire(service, coveredState(service, answers['state'])).questions, answers, today)
}
