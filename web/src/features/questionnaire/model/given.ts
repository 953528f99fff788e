import { entriesOf, textOf, UNKNOWN_ANSWER } from '@formwright/interview/answers'
import { fieldsOf } from '@formwright/interview/look'
import type { Field } from './questionnaire.ts'
import type { Asked } from './steps.ts'

/** One answer that is asked for and given: a question's own, or a field's in an entry of a list. */
export type Given = { field: Field; question: string; value: string; entry?: number }

/** Every answer given, in the order of the questions; "I don't know yet" is none. */
export function givenAnswers({ steps, answers, look }: Asked): Given[] {
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
  return all.filter(({ value }) => value.trim() !== '' && value !== UNKNOWN_ANSWER)
}

/** The ZIP codes of the addresses that are whole, each once. */
export function answeredZips(asked: Asked): string[] {
  const addresses = givenAnswers(asked).filter(({ field }) => field.format === 'address')
  return [...new Set(addresses.flatMap(({ value }) => /(\d{5})(?:-\d{4})?$/.exec(value)?.[1] ?? []))]
}
