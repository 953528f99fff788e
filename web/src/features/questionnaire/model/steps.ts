import { type Answer, type Answers, entriesOf, textOf } from '@formwright/interview/answers'
import type { Look } from '@formwright/interview/condition'
import { fieldsOf } from '@formwright/interview/look'
import type { Question, Section } from './questionnaire.ts'

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

/** What has been asked and answered so far. */
export type Asked = { steps: readonly Question[]; answers: Answers; look: Look }

/** The sections that have something to ask, with the step each begins at. */
export function sectionStates(
  sections: readonly Section[],
  { steps, answers, look }: Asked,
  current: string | null
): SectionState[] {
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
export function firstOpen({ steps, answers, look }: Asked): string | null {
  return steps.find((step) => !mayGoOn(step, answers[step.id], look))?.id ?? null
}
