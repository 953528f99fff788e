import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import type { Field, ListCheck } from '../../content/schemas/questionnaire.ts'
import { complaintOf } from './complaint-words.ts'
import { holds } from './conditions.ts'
import { formatComplaint, isWritten, UNKNOWN_ANSWER } from './formats.ts'

export interface AnswerError {
  readonly field: string
  readonly message: string
}

const DEFAULT_LENGTH = 300
const DEFAULT_TEXTAREA_LENGTH = 4000

/** How many characters an answer may have. */
export function longestAnswer({ max_length, type }: Field): number {
  return max_length ?? (type === 'textarea' ? DEFAULT_TEXTAREA_LENGTH : DEFAULT_LENGTH)
}

/** What is wrong with one finished answer, as a sentence for the customer; undefined when nothing is. */
export function fieldComplaint(
  service: ServiceContent,
  question: Field,
  value: string | undefined
): string | undefined {
  if (value === undefined) return question.required === false ? undefined : complaintOf('missing')
  if (value === UNKNOWN_ANSWER) return question.unknown_allowed ? undefined : complaintOf('not_open')
  if (question.options !== undefined && !question.options.includes(value)) return complaintOf('no_option')
  const refusal = question.refuse?.[value]
  if (refusal !== undefined) return refusal
  const limit = longestAnswer(question)
  if (value.length > limit) return complaintOf('too_long', { n: limit })
  if (question.type === 'text' && /[\n\r]/.test(value)) return complaintOf('one_line')
  if (question.format === undefined) return undefined
  if (!isWritten(question.format, value)) return formatComplaint(question.format)
  if (question.format === 'state') return stateComplaint(service, question, value)
  return boundsComplaint(question, Number(value))
}

/** The questionnaire's `checks`: how many entries a list may have, and numbers that must add up (within five hundredths). */
export function listComplaints(service: ServiceContent, answers: Answers, state: string | undefined): AnswerError[] {
  const answerOf = (id: string) => (typeof answers[id] === 'string' ? answers[id] : undefined)
  return (service.questionnaire.checks ?? []).flatMap((check) => {
    const entries = answers[check.list]
    if (!Array.isArray(entries)) return []
    const applies = check.show_if === undefined || holds(check.show_if, { service, state, answerOf })
    return applies && !passes(check, entries) ? [{ field: check.list, message: check.message }] : []
  })
}

function passes(
  { field, sum, least = 0, most = Number.POSITIVE_INFINITY }: ListCheck,
  entries: Record<string, string>[]
) {
  if (entries.length < least || entries.length > most) return false
  if (field === undefined || sum === undefined) return true
  const total = entries.reduce((subtotal, entry) => subtotal + Number(entry[field] ?? 0), 0)
  return Math.abs(total - sum) <= 0.05
}

function stateComplaint(service: ServiceContent, question: Field, value: string): string | undefined {
  const accepted = question.id === 'state' ? service.states : service.facts.states
  return accepted.includes(value) ? undefined : 'This service is not available for that state.'
}

function boundsComplaint({ format, min, max }: Field, value: number): string | undefined {
  if (format !== 'number' && format !== 'percent' && format !== 'money') return undefined
  if (min !== undefined && value < min) return complaintOf('at_least', { n: min })
  return max !== undefined && value > max ? complaintOf('at_most', { n: max }) : undefined
}
