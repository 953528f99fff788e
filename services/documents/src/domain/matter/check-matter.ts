import { stepsOf } from '@formwright/interview/look'
import type { Problem } from '@formwright/interview/problems'
import { type Refusal, refusalsIn } from '@formwright/interview/refusals'
import type { ServiceContent } from '../../content/library.ts'
import { type CheckedAnswers, checkAnswers } from '../questionnaire/check-answers.ts'
import { publicQuestionnaire } from '../questionnaire/public-questionnaire.ts'
import { coveredState } from '../questionnaire/state.ts'
import { todayFor } from '../questionnaire/today.ts'

/** Checks answers by the calendar of the state that they name. An option that is refused is a refusal like those by rules. */
export function checkMatter(
  service: ServiceContent,
  raw: unknown,
  { complete, now }: { complete: boolean; now: Date }
): CheckedAnswers {
  const checked = checkAnswers(service, raw, { complete, today: todayFor(service, raw, now) })
  const refusedOptions = refusalWords(service, checked.answers)
  const isRefusal = ({ message }: Problem) => refusedOptions.has(message)
  return {
    ...checked,
    errors: checked.errors.filter((error) => !isRefusal(error)),
    refusals: [...checked.errors.filter(isRefusal).map(asRefusal), ...checked.refusals]
  }
}

/** What stands in the way of papers from these answers, whatever is still to be answered. */
export function refusalsOf(service: ServiceContent, raw: unknown, now: Date): readonly Refusal[] {
  const { answers, refusals } = checkMatter(service, raw, { complete: true, now })
  if (refusals.length > 0) return refusals
  const today = todayFor(service, answers, now)
  const questionnaire = publicQuestionnaire(service, coveredState(service, answers['state']))
  return refusalsIn(questionnaire, stepsOf(questionnaire.questions, answers, today), answers, today)
}

function refusalWords(service: ServiceContent, answers: CheckedAnswers['answers']): ReadonlySet<string> {
  const { questions } = publicQuestionnaire(service, coveredState(service, answers['state']))
  const fields = questions.flatMap((question) => [question, ...(question.repeat?.fields ?? [])])
  return new Set(fields.flatMap(({ refuse }) => Object.values(refuse ?? {})))
}

const asRefusal = ({ field, message }: Problem): Refusal => ({
  id: field,
  question: field,
  message,
  possible_from: null
})
