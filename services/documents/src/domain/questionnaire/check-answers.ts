import type { Day } from '@formwright/interview/calendar'
import { fieldsOf, lookIn, stepsOf } from '@formwright/interview/look'
import { type Problem, placeIn, problemsIn } from '@formwright/interview/problems'
import type { Question } from '@formwright/interview/questionnaire'
import { type Refusal, refusalsIn } from '@formwright/interview/refusals'
import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import { publicQuestionnaire } from './public-questionnaire.ts'
import { readRaw } from './raw-answers.ts'
import { coveredState } from './state.ts'

export interface CheckedAnswers {
  /** What stays, in the order of the questions: its JSON is canonical, so it can be hashed. */
  readonly answers: Answers
  /** Ids of answers that were left out: the question is hidden, or (in a draft) unknown. */
  readonly dropped: string[]
  /** `field` is a question's id, or `children[2].child_birth_date`. */
  readonly errors: Problem[]
  /** What a paper would say and must not, once nothing else is wrong. */
  readonly refusals: Refusal[]
}

/**
 * Sorts a client's answers. What would harm the server (types, sizes, prototype keys) is an error always; what is
 * merely unfinished (missing, unknown, wrong option or format) only when the customer says it is `complete`.
 */
export function checkAnswers(
  service: ServiceContent,
  raw: unknown,
  { complete, today }: { complete: boolean; today: Day }
): CheckedAnswers {
  const { values, errors } = readRaw(service, raw)
  const given: Answers = Object.fromEntries(values)
  const questionnaire = publicQuestionnaire(service, coveredState(service, given['state']))
  const steps = stepsOf(questionnaire.questions, given, today)
  const { answers, hidden, strange } = sorted(service, steps, given, today)
  if (!complete) return { answers, dropped: [...hidden, ...strange], errors, refusals: [] }
  errors.push(...strange.map((field) => ({ field, message: 'This form has no such question.' })))
  errors.push(...problemsIn(questionnaire, steps, given, today))
  const refusals = errors.length > 0 ? [] : refusalsIn(questionnaire, steps, answers, today)
  return { answers, dropped: hidden, errors, refusals }
}

/** What is asked, in the order of the questions; and the places of what is not asked, or was never a question. */
function sorted(service: ServiceContent, steps: readonly Question[], given: Answers, today: Day) {
  const asked = new Map(steps.map((step) => [step.id, step]))
  const known = new Set(service.questionnaire.questions.map(({ id }) => id))
  const answers: Answers = {}
  const hidden = Object.keys(given).filter((id) => known.has(id) && !asked.has(id))
  const strange = Object.keys(given).filter((id) => !known.has(id))
  const look = lookIn(steps, given, today)
  for (const { id, repeat } of steps) {
    const answer = given[id]
    if (answer === undefined) continue
    if (repeat === undefined || typeof answer === 'string') {
      if (repeat === undefined && typeof answer === 'string') answers[id] = answer
      continue
    }
    const all = service.questionnaire.questions.find((question) => question.id === id)?.repeat?.fields ?? []
    answers[id] = answer.map((entry, index) => {
      const shown = fieldsOf(repeat.fields, entry, look).flatMap(({ id: field }) =>
        entry[field] === undefined ? [] : [[field, entry[field]] as const]
      )
      const kept = Object.fromEntries(shown)
      for (const field of Object.keys(entry).filter((name) => !(name in kept))) {
        ;(all.some((each) => each.id === field) ? hidden : strange).push(placeIn(id, index, field))
      }
      return kept
    })
  }
  return { answers, hidden, strange }
}
