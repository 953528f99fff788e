import { type Answer, type Answers, type Entry, entriesOf, textOf, UNKNOWN_ANSWER } from './answers.ts'
import type { Day } from './calendar.ts'
import { holds, type Look } from './condition.ts'
import { writingComplaint } from './formats/formats.ts'
import { fieldsOf, lookIn } from './look.ts'
import type { Check, Field, Question, Questionnaire } from './questionnaire.ts'

/** What keeps the documents from being made. `field` is a question's id, or `children[2].child_birth_date`. */
export interface Problem {
  field: string
  message: string
}

/** What answers are checked by, as it travels with the questions. */
export type Rules = Pick<Questionnaire, 'complaints' | 'checks'>

/** Everything wrong with the answers to the questions asked. A list is added up once each of its entries is right. */
export function problemsIn(rules: Rules, steps: readonly Question[], answers: Answers, today: string): Problem[] {
  const look = lookIn(steps, answers, today)
  const alone = steps.flatMap((step) => answerProblems(rules, step, answers[step.id], look))
  if (alone.length > 0) return alone
  return steps.flatMap((step) => listProblems(rules.checks, step, answers[step.id], look))
}

/** The same for one question. */
export function problemsAt(rules: Rules, step: Question, answer: Answer | undefined, look: Look): Problem[] {
  const alone = answerProblems(rules, step, answer, look)
  return alone.length > 0 ? alone : listProblems(rules.checks, step, answer, look)
}

/** What is wrong with one answer; null where it will be taken. */
export function complaint(rules: Pick<Rules, 'complaints'>, field: Field, value: string, today: Day): string | null {
  const say = (about: keyof Rules['complaints'], n?: number) => said(rules, about, { n })
  if (value === '') return field.required ? say('missing') : null
  if (value === UNKNOWN_ANSWER) return field.unknown_allowed ? null : say('not_open')
  if (field.options) return field.options.includes(value) ? (field.refuse?.[value] ?? null) : say('no_option')
  if (field.max_length !== undefined && value.length > field.max_length) return say('too_long', field.max_length)
  if (field.type === 'text' && /[\n\r]/.test(value)) return say('one_line')
  const miswritten = writingComplaint(field, value, today)
  if (miswritten !== null || !['number', 'percent', 'money'].includes(field.format ?? '')) return miswritten
  if (field.min !== undefined && Number(value) < field.min) return say('at_least', field.min)
  return field.max !== undefined && Number(value) > field.max ? say('at_most', field.max) : null
}

/** The sentence with its places filled in. */
export function said(
  { complaints }: Pick<Rules, 'complaints'>,
  about: keyof Rules['complaints'],
  places: Record<string, string | number | undefined>
): string {
  return complaints[about].replace(/\{(\w+)\}/g, (_, place: string) => String(places[place]))
}

/** The place of a field in an entry of a list. */
export const placeIn = (list: string, entry: number, field: string): string => `${list}[${entry}].${field}`

function answerProblems(rules: Rules, step: Question, answer: Answer | undefined, look: Look): Problem[] {
  const { repeat } = step
  if (!repeat) return told(step.id, complaint(rules, step, textOf(answer).trim(), look.today))
  const entries = entriesOf(answer)
  const needed = step.required ? repeat.min : 0
  const few = entries.length < needed ? said(rules, 'too_few', { n: needed, item: repeat.item }) : null
  return [
    ...told(step.id, few),
    ...entries.flatMap((entry, index) => entryProblems(rules, step, { entry, index }, look))
  ]
}

function entryProblems(rules: Rules, step: Question, at: { entry: Entry; index: number }, look: Look): Problem[] {
  return fieldsOf(step.repeat?.fields ?? [], at.entry, look).flatMap((field) =>
    told(placeIn(step.id, at.index, field.id), complaint(rules, field, (at.entry[field.id] ?? '').trim(), look.today))
  )
}

/** Rules over a whole list: how many entries it may have, and what they add up to. */
function listProblems(checks: readonly Check[], { id }: Question, answer: Answer | undefined, look: Look): Problem[] {
  const entries = entriesOf(answer)
  return checks
    .filter(({ list, show_if }) => list === id && entries.length > 0 && holds(show_if, look))
    .filter(({ least = 0, most = Number.POSITIVE_INFINITY, field, sum }) => {
      if (entries.length < least || entries.length > most) return true
      if (field === undefined || sum === undefined) return false
      return !holds({ sum: { list: id, field }, is_about: sum }, look)
    })
    .map(({ message }) => ({ field: id, message }))
}

const told = (field: string, message: string | null): Problem[] => (message === null ? [] : [{ field, message }])
