import { type Answer, type Answers, entriesOf, textOf } from './answers.ts'
import { complaint, type Rules, said } from './complaint.ts'
import { holds, type Look } from './condition.ts'
import { entryTitle, itemName } from './entries.ts'
import { readable } from './format.ts'
import type { Check, Question, Questionnaire } from './questionnaire.ts'
import { fieldsOf, lookIn } from './steps.ts'

/** What keeps the documents from being made. `field` is named as the server does: `children[2].child_birth_date`. */
export type Problem = {
  field: string
  message: string
  /** The server said so, and the answer is still the one it refused. */
  refused?: true
}

type AllRules = Rules & Pick<Questionnaire, 'checks'>

/** Everything the server would refuse at the end. A list is added up once each of its entries is right, as the server does. */
export function problemsIn(questionnaire: AllRules, steps: readonly Question[], answers: Answers): Problem[] {
  const look = lookIn(steps, answers)
  const alone = steps.flatMap((step) => answerProblems(questionnaire, step, answers[step.id], look))
  if (alone.length > 0) return alone
  return steps.flatMap((step) => listProblems(questionnaire.checks, step, answers[step.id], look))
}

/** The same for one question. */
export function problemsAt(questionnaire: AllRules, step: Question, answer: Answer | undefined, look: Look): Problem[] {
  const alone = answerProblems(questionnaire, step, answer, look)
  return alone.length > 0 ? alone : listProblems(questionnaire.checks, step, answer, look)
}

/** What the server refused and nobody has changed since: `sent` are the answers it saw. */
export function stillRefused(errors: readonly Problem[], sent: Answers, answers: Answers): Problem[] {
  return errors
    .filter((error) => answers[questionOf(error)] === sent[questionOf(error)])
    .map(({ field, message }) => ({ field, message, refused: true }))
}

/** What a problem is about, in the words of the page: "Ada Núñez: Date of birth". Null where no question is asked about it. */
export function aboutOf(problem: Problem, steps: readonly Question[], answers: Answers): string | null {
  const step = steps.find(({ id }) => id === questionOf(problem))
  const index = entryOf(problem)
  if (!step?.repeat || index === null) return step?.question ?? null
  const title = entryTitle(step.repeat, entriesOf(answers[step.id])[index] ?? {}, index)
  const field = step.repeat.fields.find(({ id }) => problem.field.endsWith(`].${id}`))
  return field ? `${title}: ${field.question}` : title
}

/** The question a problem is about. */
export const questionOf = ({ field }: Pick<Problem, 'field'>): string => field.split('[', 1)[0] ?? field

/** The place of a field in an entry of a list. */
export const placeIn = (list: string, entry: number, field: string): string => `${list}[${entry}].${field}`

/** Which entry of its list a problem is about; null where it is about the whole answer. */
export function entryOf({ field }: Pick<Problem, 'field'>): number | null {
  const index = /\[(\d+)\]/.exec(field)?.[1]
  return index === undefined ? null : Number(index)
}

function answerProblems(rules: Rules, step: Question, answer: Answer | undefined, look: Look): Problem[] {
  const { repeat } = step
  if (!repeat) return told(step.id, complaint(rules, step, textOf(answer).trim(), readable))
  const entries = entriesOf(answer)
  const needed = step.required ? repeat.min : 0
  const few = entries.length < needed ? said(rules, 'too_few', { n: needed, item: itemName(repeat) }) : null
  return [
    ...told(step.id, few),
    ...entries.flatMap((entry, index) =>
      fieldsOf(repeat.fields, entry, look).flatMap((field) =>
        told(placeIn(step.id, index, field.id), complaint(rules, field, (entry[field.id] ?? '').trim(), readable))
      )
    )
  ]
}

const told = (field: string, message: string | null): Problem[] => (message === null ? [] : [{ field, message }])

/** Rules over a whole list: how many entries it may have, and what they add up to. */
function listProblems(checks: readonly Check[], { id }: Question, answer: Answer | undefined, look: Look): Problem[] {
  const entries = entriesOf(answer)
  return checks
    .filter(({ list, show_if }) => list === id && entries.length > 0 && holds(show_if, look))
    .filter(({ least = 0, most = Number.POSITIVE_INFINITY, field, sum }) => {
      if (entries.length < least || entries.length > most) return true
      if (field === undefined || sum === undefined) return false
      const total = entries.reduce((subtotal, entry) => subtotal + Number(entry[field] ?? 0), 0)
      return !(Math.abs(total - sum) <= 0.05)
    })
    .map(({ message }) => ({ field: id, message }))
}
