import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import type { Field, ListCheck } from '../../content/schemas/questionnaire.ts'
import { holds } from './conditions.ts'
import { formatRules, UNKNOWN_ANSWER } from './formats.ts'

export interface AnswerError {
  readonly field: string
  readonly message: string
}

const DEFAULT_LENGTH = 300
const DEFAULT_TEXTAREA_LENGTH = 4000

/** What is wrong with one finished answer, as a sentence for the customer; undefined when nothing is. */
export function fieldComplaint(
  service: ServiceContent,
  question: Field,
  value: string | undefined
): string | undefined {
  if (value === undefined) return question.required === false ? undefined : 'Please answer this question.'
  if (value === UNKNOWN_ANSWER) {
    return question.unknown_allowed ? undefined : 'This question needs an answer; it cannot be left open.'
  }
  if (question.options !== undefined && !question.options.includes(value)) return 'Please choose one of the options.'
  const refusal = question.refuse?.[value]
  if (refusal !== undefined) return refusal
  const limit = question.max_length ?? (question.type === 'textarea' ? DEFAULT_TEXTAREA_LENGTH : DEFAULT_LENGTH)
  if (value.length > limit) return `Please keep this answer under ${limit} characters.`
  if (question.type === 'text' && /[\n\r]/.test(value)) return 'Please answer in one line.'
  if (question.format === undefined) return undefined
  const rule = formatRules[question.format]
  if (!rule.accepts(value)) return rule.complaint
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
  if (min !== undefined && value < min) return `Please give at least ${min}.`
  return max !== undefined && value > max ? `Please give at most ${max}.` : undefined
}
