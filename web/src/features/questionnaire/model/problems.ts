import { type Answer, type Answers, entriesOf, textOf } from '@formwright/interview/answers'
import { type Problem as Found, problemsAt as wrongAt, problemsIn as wrongIn } from '@formwright/interview/problems'
import { lastingRefusal, refusalsIn } from '@formwright/interview/refusals'
import { entryTitle } from './entries.ts'
import type { Question, Questionnaire } from './questionnaire.ts'
import type { Asked } from './steps.ts'

export { placeIn } from '@formwright/interview/problems'

/** What keeps the documents from being made. `field` is named as the server does: `children[2].child_birth_date`. */
export type Problem = Found & {
  /** The server said so, and the answer is still the one it refused. */
  refused?: true
}

type Rules = Pick<Questionnaire, 'complaints' | 'checks' | 'refuse_when' | 'questions'>

/** Everything the server would refuse at the end; what would be untrue once nothing else is wrong, as the server does. */
export function problemsIn(rules: Rules, { steps, answers, look }: Asked): Problem[] {
  const wrong = wrongIn(rules, steps, answers, look.today)
  return wrong.length > 0 ? wrong : untrue(rules, { steps, answers, look })
}

/** The same for one question. */
export function problemsAt(rules: Rules, step: Question, answer: Answer | undefined, asked: Asked): Problem[] {
  const wrong = wrongAt(rules, step, answer, asked.look)
  return wrong.length > 0 ? wrong : untrue(rules, asked).filter(({ field }) => field === step.id)
}

const untrue = (rules: Rules, asked: Asked): Problem[] =>
  refusals(rules, asked).map(({ question, message }) => ({ field: question, message }))

const refusals = (rules: Rules, { steps, answers, look }: Asked) => refusalsIn(rules, steps, answers, look.today)

/** Why no papers can be made of these answers today, whatever is still to be answered: an option that is refused, or a rule. */
export function refusalIn(rules: Rules, asked: Asked): string | null {
  const options = asked.steps.flatMap(({ id, refuse }) => refuse?.[textOf(asked.answers[id])] ?? [])
  return options[0] ?? lastingRefusal(refusals(rules, asked))?.message ?? null
}

/** What the server refused and nobody has changed since: `sent` are the answers it saw. */
export function stillRefused(errors: readonly Problem[], sent: Answers, answers: Answers): Problem[] {
  return errors
    .filter((error) => answers[questionOf(error)] === sent[questionOf(error)])
    .map(({ field, message }) => ({ field, message, refused: true }))
}

/** What a problem is about, in the words of the page: "Ada Núñez: Date of birth". Null where no question is asked about it. */
export function aboutOf(problem: Problem, { steps, answers, look }: Asked): string | null {
  const step = steps.find(({ id }) => id === questionOf(problem))
  const index = entryOf(problem)
  if (!step?.repeat || index === null) return step?.question ?? null
  const title = entryTitle(step.repeat, entriesOf(answers[step.id])[index] ?? {}, index, look)
  const field = step.repeat.fields.find(({ id }) => problem.field.endsWith(`].${id}`))
  return field ? `${title}: ${field.question}` : title
}

/** The question a problem is about. */
export const questionOf = ({ field }: Pick<Problem, 'field'>): string => field.split('[', 1)[0] ?? field

/** Which entry of its list a problem is about; null where it is about the whole answer. */
export function entryOf({ field }: Pick<Problem, 'field'>): number | null {
  const index = /\[(\d+)\]/.exec(field)?.[1]
  return index === undefined ? null : Number(index)
}
