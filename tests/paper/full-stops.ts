import type { ServiceContent } from '@formwright/documents/content/library'
import type { Answers } from '@formwright/documents/content/schemas/fixture'
import type { Field } from '@formwright/documents/content/schemas/questionnaire'

/** The same answers as somebody writes them who ends all that is written freely with a full stop. */
export function withFullStops({ questionnaire }: ServiceContent, answers: Answers): Answers {
  const asked = questionnaire.questions.flatMap((question) => [question, ...(question.repeat?.fields ?? [])])
  const free = new Set(asked.filter(isFree).map(({ id }) => id))
  const end = (id: string, text: string) => (free.has(id) ? text.replace(/[^.]$/, '$&.') : text)
  const entry = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([id, text]) => [id, end(id, text)]))
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      typeof answer === 'string' ? end(id, answer) : answer.map(entry)
    ])
  )
}

const isFree = ({ type, format }: Field): boolean => (type === 'text' || type === 'textarea') && format === undefined
