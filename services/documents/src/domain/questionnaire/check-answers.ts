import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import type { Field, Question } from '../../content/schemas/questionnaire.ts'
import { complaintOf } from './complaint-words.ts'
import { type AnswerError, fieldComplaint, listComplaints } from './complaints.ts'
import { holds } from './conditions.ts'
import { readRaw } from './raw-answers.ts'

export interface CheckedAnswers {
  /** What stays, in the order of the questions: its JSON is canonical, so it can be hashed. */
  readonly answers: Answers
  /** Ids of answers that were left out: the question is hidden, or (in a draft) unknown. */
  readonly dropped: string[]
  /** `field` is a question's id, or `children[2].child_birth_date`. */
  readonly errors: AnswerError[]
}

/**
 * Sorts a client's answers. What would harm the server (types, sizes, prototype keys) is an error always; what is
 * merely unfinished (missing, unknown, wrong option or format) only when the customer says it is `complete`.
 */
export function checkAnswers(
  service: ServiceContent,
  raw: unknown,
  { complete }: { complete: boolean }
): CheckedAnswers {
  const { values, errors } = readRaw(service, raw)
  const answers: Answers = {}
  const dropped: string[] = []
  const complain = (field: string, message: string | undefined) => {
    if (message !== undefined) errors.push({ field, message })
  }

  const state = () => (typeof answers['state'] === 'string' ? coveredState(service, answers['state']) : undefined)
  const isShown = (question: Field, entry: Record<string, string> = {}) =>
    question.show_if === undefined ||
    holds(question.show_if, { service, state: state(), answerOf: (id) => entry[id] ?? textOf(answers[id]) })

  const known = new Set(service.questionnaire.questions.map(({ id }) => id))
  for (const id of values.keys()) {
    if (known.has(id)) continue
    if (complete) complain(id, 'This form has no such question.')
    else dropped.push(id)
  }

  for (const question of service.questionnaire.questions) {
    const value = values.get(question.id)
    if (!isShown(question)) {
      if (value !== undefined) dropped.push(question.id)
      continue
    }
    if (question.repeat !== undefined) checkList(question, question.repeat, Array.isArray(value) ? value : undefined)
    else {
      if (typeof value === 'string') answers[question.id] = value
      if (complete) complain(question.id, fieldComplaint(service, question, textOf(value)))
    }
  }
  if (complete && errors.length === 0) errors.push(...listComplaints(service, answers, state()))
  return { answers, dropped, errors }

  function checkList(question: Question, repeat: NonNullable<Question['repeat']>, list: Record<string, string>[] = []) {
    const needed = question.required === false ? 0 : repeat.min
    if (complete && list.length < needed)
      complain(question.id, complaintOf('too_few', { n: needed, item: repeat.item }))
    const kept = list.map((raw, index) => {
      const entry: Record<string, string> = {}
      const place = `${question.id}[${index}]`
      for (const id of Object.keys(raw)) {
        if (repeat.fields.some((field) => field.id === id)) continue
        if (complete) complain(`${place}.${id}`, 'This form has no such question.')
        else dropped.push(`${place}.${id}`)
      }
      for (const field of repeat.fields) {
        const value = raw[field.id]
        if (!isShown(field, entry)) {
          if (value !== undefined) dropped.push(`${place}.${field.id}`)
          continue
        }
        if (value !== undefined) entry[field.id] = value
        if (complete) complain(`${place}.${field.id}`, fieldComplaint(service, field, value))
      }
      return entry
    })
    if (kept.length > 0) answers[question.id] = kept
  }
}

/** The state whose facts apply, or none while the answer is not a state the service covers. */
export function coveredState(service: ServiceContent, answer: string | undefined): string | undefined {
  return answer !== undefined && service.states.includes(answer) ? answer : undefined
}

const textOf = (value: Answers[string] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined
