import { type Answers, entriesOf, textOf, unknown } from './answers.ts'
import type { Field, Question } from './questionnaire.ts'
import { fieldsOf, lookIn } from './steps.ts'

/** One answer that is asked for and given: a question's own, or a field's in an entry of a list. */
export type Given = { field: Field; question: string; value: string; entry?: number }

/** Every answer given, in the order of the questions; "I don't know yet" is none. */
export function givenAnswers(steps: readonly Question[], answers: Answers): Given[] {
  const look = lookIn(steps, answers)
  const all = steps.flatMap((step): Given[] => {
    if (!step.repeat) return [{ field: step, question: step.id, value: textOf(answers[step.id]) }]
    const { fields } = step.repeat
    return entriesOf(answers[step.id]).flatMap((entry, index) =>
      fieldsOf(fields, entry, look).map((field) => ({
        field,
        question: step.id,
        value: entry[field.id] ?? '',
        entry: index
      }))
    )
  })
  return all.filter(({ value }) => value.trim() !== '' && value !== unknown)
}
