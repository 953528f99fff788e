import type { Answer, Answers, Entry } from './answers.ts'
import { entriesOf, textOf } from './answers.ts'
import type { Look } from './condition.ts'
import { holds } from './condition.ts'
import type { Field, Question, Section } from './questionnaire.ts'

/** The questions asked, in order. An answer to a question that is hidden decides nothing. */
export function stepsOf(questions: readonly Question[], answers: Answers): Question[] {
  const asked = new Set<string>()
  const look: Look = (id) => (asked.has(id) ? textOf(answers[id]) : '')
  return questions.filter((question) => {
    const shown = holds(question.show_if, look)
    if (shown) asked.add(question.id)
    return shown
  })
}

/** The fields asked in one entry of a list: its own answers count first, then the form's. */
export function fieldsOf(fields: readonly Field[], entry: Entry, outer: Look): Field[] {
  const own = new Set(fields.map(({ id }) => id))
  const asked = new Set<string>()
  const look: Look = (id) => (own.has(id) ? (asked.has(id) ? (entry[id] ?? '') : '') : outer(id))
  return fields.filter((field) => {
    const shown = holds(field.show_if, look)
    if (shown) asked.add(field.id)
    return shown
  })
}

/** Reads only what is asked: what the lists' conditions look at. */
export function lookIn(steps: readonly Question[], answers: Answers): Look {
  const asked = new Set(steps.map(({ id }) => id))
  return (id) => (asked.has(id) ? textOf(answers[id]) : '')
}

/** Whether a question is answered well enough to go on. An optional one always is. */
export function mayGoOn(question: Question, answer: Answer | undefined, look: Look): boolean {
  if (!question.repeat) return !question.required || textOf(answer).trim() !== ''
  const entries = entriesOf(answer)
  if (entries.length < (question.required ? question.repeat.min : 0)) return false
  const { fields } = question.repeat
  return entries.every((entry) =>
    fieldsOf(fields, entry, look).every((field) => !field.required || (entry[field.id] ?? '').trim() !== '')
  )
}

/** (step + 1) of all questions, in whole percent. */
export function percentOf(step: number, count: number): number {
  return count === 0 ? 0 : Math.round(((step + 1) / count) * 100)
}

export type SectionState = { section: Section; first: string; state: 'done' | 'now' | 'open' }

/** The sections that have something to ask, with the step each begins at. */
export function sectionStates(
  sections: readonly Section[],
  steps: readonly Question[],
  answers: Answers,
  current: string | null
): SectionState[] {
  const look = lookIn(steps, answers)
  return sections.flatMap((section) => {
    const inside = steps.filter((step) => step.section === section.id)
    const first = inside[0]
    if (!first) return []
    const now = inside.some(({ id }) => id === current)
    const done = inside.every(
      (step) => mayGoOn(step, answers[step.id], look) && (answers[step.id] !== undefined || !step.required)
    )
    const begun = inside.some(({ id }) => answers[id] !== undefined)
    return [{ section, first: first.id, state: now ? 'now' : done && begun ? 'done' : 'open' } as const]
  })
}

/** Where to go on: the first question still owed an answer, or null when all are given. */
export function firstOpen(steps: readonly Question[], answers: Answers): string | null {
  const look = lookIn(steps, answers)
  return steps.find((step) => !mayGoOn(step, answers[step.id], look))?.id ?? null
}
