import { type Answers, entriesOf, UNKNOWN_ANSWER } from '@formwright/interview/answers'
import type { Day } from '@formwright/interview/calendar'
import type { Look } from '@formwright/interview/condition'
import type { DocumentContent, ServiceContent } from '../../content/library.ts'
import type { Field, Question } from '../../content/schemas/questionnaire.ts'
import type { GenerationKind } from '../../tables.ts'
import type { ConditionContext } from '../questionnaire/conditions.ts'
import { holds } from '../questionnaire/conditions.ts'
import { coveredState } from '../questionnaire/state.ts'
import { dayOf } from '../questionnaire/today.ts'

/** `final` is paid, `preview` carries a watermark, `blank-form` is without anyone's answers. */
export type RenderKind = GenerationKind | 'blank-form'

/** One entry of a repeat while `each-entry` walks over it. */
export interface Entry {
  readonly list: string
  readonly index: number
  readonly values: Readonly<Record<string, string>>
}

/** What every helper sees while one document is rendered. Numbering counts up as the template is read. */
export interface Scope extends Omit<ConditionContext, 'look'> {
  readonly answers: Answers
  readonly kind: RenderKind
  readonly issuedOn: Date
  /** The day the set was asked for, as the state counts it. */
  readonly today: Day
  /** The documents of this set; `document` is the one being rendered, none in the filing kit. */
  readonly documents: readonly DocumentContent[]
  readonly document: DocumentContent | undefined
  readonly numbering: { article: number; clause: number; paragraph: number }
}

/** A rendering job before it is narrowed to one document. */
export interface RenderJob {
  readonly service: ServiceContent
  readonly answers: Answers
  readonly kind: RenderKind
  readonly issuedOn: Date
}

/** Chooses the documents these answers ask for. */
export function openScope({ service, answers, kind, issuedOn }: RenderJob): Scope {
  const state = coveredState(service, answers['state'])
  const today = dayOf(service, state, issuedOn)
  const numbering = { article: 0, clause: 0, paragraph: 0 }
  const scope: Scope = { service, answers, state, kind, issuedOn, today, documents: [], document: undefined, numbering }
  const documents = service.documents.filter(({ show_if }) => show_if === undefined || holds(show_if, inScope(scope)))
  return { ...scope, documents }
}

export function forDocument(scope: Scope, document: DocumentContent | undefined): Scope {
  return { ...scope, document, numbering: { article: 0, clause: 0, paragraph: 0 } }
}

export function findQuestion(
  scope: Scope,
  id: string,
  entry: Entry | undefined
): { question: Field | Question; inEntry: boolean } {
  const { questions } = scope.service.questionnaire
  const list = entry && questions.find((question) => question.id === entry.list)
  const field = list?.repeat?.fields.find((candidate) => candidate.id === id)
  if (field !== undefined) return { question: field, inEntry: true }
  const question = questions.find((candidate) => candidate.id === id)
  if (question === undefined) throw new Error(`there is no question ${id}`)
  return { question, inEntry: false }
}

/** The answer as it travels, or undefined while it is missing or not known yet. */
export function givenAnswer(scope: Scope, id: string, entry: Entry | undefined): string | undefined {
  const { inEntry } = findQuestion(scope, id, entry)
  const value = inEntry ? entry?.values[id] : scope.answers[id]
  return typeof value === 'string' && value !== UNKNOWN_ANSWER ? value : undefined
}

/** What conditions see: in the blank form a choice not made is the one the form assumes. */
export function inScope(scope: Scope, entry?: Entry): ConditionContext {
  const { service, state } = scope
  return { service, state, look: lookAt(scope, entry) }
}

/** The answer that counts for a condition, or undefined where there is none. */
export function countedAnswer(scope: Scope, id: string, entry?: Entry): string | undefined {
  const given = givenAnswer(scope, id, entry)
  if (given !== undefined || scope.kind !== 'blank-form') return given
  const { question } = findQuestion(scope, id, entry)
  const isHidden = question.show_if !== undefined && !holds(question.show_if, inScope(scope, entry))
  return isHidden ? undefined : (question.blank_form ?? question.options?.[0])
}

function lookAt(scope: Scope, entry: Entry | undefined): Look {
  const listed = (list: string) => entriesOf(scope.answers[list])
  return {
    today: scope.today,
    text: (id) => countedAnswer(scope, id, entry) ?? '',
    entries: listed,
    within: (list, values) => lookAt(scope, { list, index: listed(list).indexOf(values), values })
  }
}
