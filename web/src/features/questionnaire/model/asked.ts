import type { Answers } from '@formwright/interview/answers'
import { type Day, dayIn } from '@formwright/interview/calendar'
import { lookIn, stepsOf } from '@formwright/interview/look'
import type { Question, Questionnaire } from './questionnaire.ts'
import type { Asked } from './steps.ts'

/** What these answers lead to, on the day it is now in the state. */
export const askedNow = ({ questions, time_zone }: Questionnaire, answers: Answers): Asked =>
  askedOn(questions, answers, dayIn(time_zone, new Date()))

/** The same on a certain day. */
export function askedOn(questions: readonly Question[], answers: Answers, today: Day): Asked {
  const steps = stepsOf(questions, answers, today)
  return { steps, answers, look: lookIn(steps, answers, today) }
}
