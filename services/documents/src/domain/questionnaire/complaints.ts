import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import type { Field } from '../../content/schemas/questionnaire.ts'
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
  const limit = question.max_length ?? (question.type === 'textarea' ? DEFAULT_TEXTAREA_LENGTH : DEFAULT_LENGTH)
  if (value.length > limit) return `Please keep this answer under ${limit} characters.`
  if (question.type === 'text' && /[\n\r]/.test(value)) return 'Please answer in one line.'
  if (question.format === undefined) return undefined
  const rule = formatRules[question.format]
  if (!rule.accepts(value)) return rule.complaint
  if (question.format === 'state') return stateComplaint(service, question, value)
  return boundsComplaint(question, Number(value))
}

/** The questionnaire's `checks`: lists whose numbers must add up, within a rounding of five hundredths. */
export function sumComplaints(service: ServiceContent, answers: Answers, state: string | undefined): AnswerError[] {
  const answerOf = (id: string) => (typeof answers[id] === 'string' ? answers[id] : undefined)
  return (service.questionnaire.checks ?? []).flatMap(({ list, field, sum, show_if, message }) => {
    const entries = answers[list]
    if (!Array.isArray(entries) || (show_if !== undefined && !holds(show_if, { service, state, answerOf }))) return []
    const total = entries.reduce((subtotal, entry) => subtotal + Number(entry[field] ?? 0), 0)
    return Math.abs(total - sum) <= 0.05 ? [] : [{ field: list, message }]
  })
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
