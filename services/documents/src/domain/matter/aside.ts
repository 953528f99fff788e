import { createHash } from 'node:crypto'
import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import type { Question } from '../../content/schemas/questionnaire.ts'
import { checkMatter } from './check-matter.ts'

/** What a matter has stored: answers, and those that lie aside because nobody asks for them any more. */
export interface StoredAnswers {
  answers: Answers
  aside: Answers
}

type Entry = Record<string, string>

/** The questions a form has, in short: a draft saved under another list of questions was saved under another form. */
export function formVersion({ questionnaire: { questions } }: ServiceContent): string {
  const asked = questions.map(({ id, repeat }) => [id, repeat?.fields.map((field) => field.id)])
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
}

/** Whether answers name a question that this form does not have, or no longer has in that kind. */
export const hasForeign = (service: ServiceContent, raw: unknown): boolean =>
  isAnswers(raw) && JSON.stringify(withoutFormer(service, raw, raw)) !== JSON.stringify(raw)

/** Leaves out what the form once asked, as the matter's stored answers show. What nobody ever asked stays, to be refused. */
export function withoutFormer(service: ServiceContent, raw: unknown, stored: Answers): unknown {
  if (!isAnswers(raw)) return raw
  const questions = new Map(service.questionnaire.questions.map((question) => [question.id, question]))
  const kept = Object.entries(raw).flatMap(([id, value]) => {
    const before = Object.hasOwn(stored, id) ? stored[id] : undefined
    if (before === undefined) return [[id, value]]
    // What is stored in the form's own kind was not sent in another by the form.
    if (!fits(questions.get(id), value)) return fits(questions.get(id), before) ? [[id, value]] : []
    const fields = questions.get(id)?.repeat?.fields.map((field) => field.id)
    return [[id, fields === undefined ? value : entriesWithout(value as Entry[], fields, before)]]
  })
  return Object.fromEntries(kept)
}

/**
 * What lies aside from now on: stored answers that these answers no longer lead to, and what lay there and was not given anew. An
 * answer that was cleared is gone.
 */
export function setAside(
  service: ServiceContent,
  { answers: stored, aside }: StoredAnswers,
  answers: Answers,
  now: Date
): Answers {
  const questions = new Map(service.questionnaire.questions.map((question) => [question.id, question]))
  const kept: Answers = {}
  for (const [id, value] of Object.entries({ ...aside, ...stored })) {
    const question = questions.get(id)
    const lay = stored[id] === undefined && answers[id] === undefined
    if (lay || !fits(question, value) || !isAsked(service, answers, { id, value, now })) kept[id] = value
    else if (question?.repeat !== undefined) {
      const former = formerFields(question, [...listOf(aside[id]), ...listOf(stored[id])])
      if (former.length > 0) kept[id] = former
    }
  }
  return kept
}

/** The stored answers as the form stands now: without what it no longer asks, and with what it asks again. */
export function broughtBack(service: ServiceContent, { answers, aside }: StoredAnswers, now: Date): Answers {
  const merged: Answers = { ...aside, ...answers }
  for (const { id, repeat } of service.questionnaire.questions) {
    if (repeat !== undefined && answers[id] !== undefined) {
      merged[id] = listOf(answers[id]).map((entry) => ({
        ...entryOf(aside[id], entry, repeat.fields[0]?.id),
        ...entry
      }))
    }
  }
  return checkMatter(service, withoutFormer(service, merged, merged), { complete: false, now }).answers
}

function isAsked(
  service: ServiceContent,
  answers: Answers,
  { id, value, now }: { id: string; value: Answers[string]; now: Date }
) {
  if (answers[id] !== undefined) return true
  return checkMatter(service, { ...answers, [id]: value }, { complete: false, now }).answers[id] !== undefined
}

/** The fields that entries had and the list no longer has, each with the entry's first answer, by which it is known again. */
function formerFields({ repeat }: Question, entries: Entry[]): Entry[] {
  const ids = repeat?.fields.map(({ id }) => id) ?? []
  const [lead = ''] = ids
  const found = new Map<string, Entry>()
  for (const entry of entries) {
    const former = Object.entries(entry).filter(([id]) => !ids.includes(id))
    const name = entry[lead]
    if (former.length > 0 && name !== undefined) {
      found.set(name, { ...found.get(name), [lead]: name, ...Object.fromEntries(former) })
    }
  }
  return [...found.values()]
}

const entryOf = (aside: Answers[string] | undefined, entry: Entry, lead = '') =>
  listOf(aside).find((former) => former[lead] !== undefined && former[lead] === entry[lead])

const entriesWithout = (entries: Entry[], fields: string[], before: Answers[string]) => {
  const known = new Set(listOf(before).flatMap((entry) => Object.keys(entry)))
  const stays = ([id]: [string, unknown]) => fields.includes(id) || !known.has(id)
  return entries.map((entry) => (isAnswers(entry) ? Object.fromEntries(Object.entries(entry).filter(stays)) : entry))
}

const fits = (question: Question | undefined, value: unknown): boolean =>
  question !== undefined && (question.repeat !== undefined) === Array.isArray(value)

const listOf = (value: Answers[string] | undefined): Entry[] => (Array.isArray(value) ? value : [])

const isAnswers = (raw: unknown): raw is Answers => typeof raw === 'object' && raw !== null && !Array.isArray(raw)
