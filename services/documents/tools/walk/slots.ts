import { type Entry, UNKNOWN_ANSWER } from '@formwright/interview/answers'
import { holds, type Look, type PlainCondition, walkParts } from '@formwright/interview/condition'
import { complaint } from '@formwright/interview/problems'
import type { Field, Question } from '@formwright/interview/questionnaire'
import type { Answers } from '../../src/content/schemas/fixture.ts'
import { movedTo } from '../moved.ts'
import type { Edition } from './edition.ts'
import { type Place, roundShare, valuesAround } from './values-around.ts'

export type Comparison = Extract<PlainCondition, { question: string }>

/** An answer that can be varied: a question's, or one field's in the entries of a list. A list's own values are counts. */
export interface Slot {
  readonly id: string
  readonly field: Field | Question
  readonly list: Question | undefined
  /** The first is what is answered where nothing else is wanted. */
  readonly values: readonly string[]
  /** Of these every pair with another slot's is walked: one for each way in which conditions tell the values apart. */
  readonly deciding: readonly string[]
  /** Different answers of the fixtures, so that two entries of a list are not the same person. */
  readonly samples: readonly string[]
}

export type Slots = ReadonlyMap<string, Slot>

/** What the entries of a list add up to: so much, or what another question was answered. */
type Sum = number | { readonly question: string }

/** What the conditions of an edition compare, by question. */
interface Compared {
  readonly parts: Map<string, Comparison[]>
  readonly counts: Map<string, Set<number>>
  readonly sums: Map<string, Sum>
}

export const SHARE = 'share:'
/** A choice of more than these is no branch of an interview but a place, a class, a trade. */
const MANY = 12

/** Every slot of the edition with its values; samples come from the fixtures. */
export function slotsOf(edition: Edition, fixtures: readonly Answers[]): Slots {
  const compared = comparedIn(edition)
  const samples = samplesIn(fixtures.map((answers) => movedTo(answers, edition.state)))
  const slots = new Map<string, Slot>()
  for (const question of edition.questionnaire.questions) {
    if (question.id === 'state') continue
    slots.set(question.id, question.repeat ? listSlot(question, compared) : fieldSlot(question, undefined))
    for (const field of question.repeat?.fields ?? []) slots.set(field.id, fieldSlot(field, question))
  }
  return slots

  function fieldSlot(field: Field, list: Question | undefined): Slot {
    const known = samples.get(field.id) ?? []
    const parts = compared.parts.get(field.id) ?? []
    const baseOf = (id: string) => (id === field.id ? '' : (slots.get(id)?.values[0] ?? samples.get(id)?.[0] ?? ''))
    const sum = compared.sums.get(field.id)
    const figure = typeof sum === 'object' ? Number(baseOf(sum.question)) : sum
    const values = valuesOf(edition, field, { known, parts, baseOf, sum: figure })
    const patternOf = (value: string) =>
      field.options && parts.length === 0
        ? value
        : parts.map((part) => holds(part, onlyAnswer(edition, field.id, value, baseOf))).join()
    const open = values.filter((value) => field.refuse?.[value] === undefined)
    const deciding = field.options || parts.length > 0 ? firstOfEach(open, patternOf) : []
    return { id: field.id, field, list, values, deciding: field.options ? open.slice(0, 8) : deciding, samples: known }
  }
}

/** What a comparison sees when one question alone is looked at and all others say what they say at first. */
export function onlyAnswer({ today, state }: Edition, id: string, value: string, baseOf: (id: string) => string): Look {
  const known = value === UNKNOWN_ANSWER ? '' : value
  const look: Look = {
    today,
    text: (asked) => (asked === id ? known : asked === 'state' ? state : baseOf(asked)),
    entries: () => [],
    within: () => look
  }
  return look
}

function listSlot(question: Question, { counts }: Compared): Slot {
  const { min = 0, max = 1 } = question.repeat ?? {}
  const least = question.required ? Math.max(min, 1) : 0
  const wanted = [Math.max(least, 1), 2, least, ...(counts.get(question.id) ?? [])]
  const values = [...new Set(wanted)].filter((count) => count >= least && count <= max).map(String)
  return { id: question.id, field: question, list: undefined, values, deciding: values, samples: [] }
}

interface Known {
  readonly known: readonly string[]
  readonly parts: readonly Comparison[]
  readonly baseOf: (id: string) => string
  readonly sum: number | undefined
}

function valuesOf(edition: Edition, field: Field, { known, parts, baseOf, sum }: Known): string[] {
  const { formats } = edition.questionnaire
  const example = field.format ? formats[field.format].example : undefined
  const written = optionsOf(field, known, parts) ?? [
    ...known.slice(0, 1),
    ...parts.flatMap((part) => valuesAround(part, field, { today: edition.today, baseOf })),
    ...known.slice(1, 3),
    ...[field.example, example, 'Sample text'].filter((text) => text !== undefined)
  ]
  const usual = field.default ?? known[0]
  const chosen = field.options && usual !== undefined ? [usual, ...written] : written
  const shares = sum === undefined ? [] : [1, 0.5].map((factor) => `${SHARE}${factor * sum}`)
  const taken = [...new Set(chosen)].filter((value) => isTaken(edition, field, value))
  const sorted = [...taken.filter((value) => !field.refuse?.[value]), ...taken.filter((value) => field.refuse?.[value])]
  const samplesOnly = field.options || parts.length > 0 ? sorted : sorted.slice(0, 1)
  return [
    ...shares,
    ...samplesOnly,
    ...(field.required ? [] : ['']),
    ...(field.unknown_allowed ? [UNKNOWN_ANSWER] : [])
  ]
}

/** Of many options, such as the fifty states, those that somebody compares or a fixture chose, and the ends of the list. */
function optionsOf({ options }: Field, known: readonly string[], parts: readonly Comparison[]): string[] | undefined {
  if (options === undefined || options.length <= MANY) return options
  const compared = parts.flatMap((part) => ('is' in part ? [part.is] : 'in' in part ? part.in : []))
  const chosen = new Set([...known, ...compared, ...options.slice(0, 1), ...options.slice(-1)])
  return options.filter((option) => chosen.has(option))
}

/** Whether the answer is written as the question wants it; an option that is refused is still an answer. */
function isTaken({ questionnaire, today }: Edition, field: Field, value: string): boolean {
  return field.refuse?.[value] !== undefined || complaint(questionnaire, field, value, today) === null
}

function firstOfEach(values: readonly string[], patternOf: (value: string) => string): string[] {
  const first = new Map<string, string>()
  for (const value of values) if (!first.has(patternOf(value))) first.set(patternOf(value), value)
  return [...first.values()]
}

/** All conditions of the edition: what is asked, what is refused, what is printed. */
export function conditionsOf({ questionnaire, deciders }: Edition): PlainCondition[] {
  const { questions, checks, refuse_when } = questionnaire
  const shown = [...questions, ...questions.flatMap(({ repeat }) => repeat?.fields ?? []), ...checks]
  return [
    ...shown.flatMap(({ show_if }) => (show_if === undefined ? [] : [show_if])),
    ...refuse_when.map(({ when }) => when),
    ...deciders
  ]
}

function comparedIn(edition: Edition): Compared {
  const compared: Compared = { parts: new Map(), counts: new Map(), sums: new Map() }
  const count = (list: string, ...counts: number[]) =>
    compared.counts.set(list, new Set([...(compared.counts.get(list) ?? []), ...counts]))
  for (const condition of conditionsOf(edition)) {
    walkParts(condition, (part) => {
      if ('question' in part) compared.parts.set(part.question, [...(compared.parts.get(part.question) ?? []), part])
      if ('count' in part) count(part.count.list, ...bounds(part).flatMap((bound) => [bound, bound + 1]))
      if ('sum' in part) compared.sums.set(part.sum.field, sumIn(part))
    })
  }
  for (const { list, field, sum, least, most } of edition.questionnaire.checks) {
    if (field !== undefined && sum !== undefined) compared.sums.set(field, sum)
    count(list, ...[least, most].filter((bound) => bound !== undefined))
  }
  return compared
}

function sumIn(part: object): Sum {
  const asked = Object.values(part).find((bound) => typeof bound === 'object' && 'question' in bound)
  return asked ?? bounds(part)[0] ?? 100
}

function bounds(part: object): number[] {
  return Object.values(part).filter((value) => typeof value === 'number')
}

function samplesIn(fixtures: readonly Answers[]): Map<string, string[]> {
  const samples = new Map<string, string[]>()
  const keep = (id: string, value: string) => {
    const known = samples.get(id) ?? []
    if (value !== UNKNOWN_ANSWER && !known.includes(value)) samples.set(id, [...known, value])
  }
  for (const answers of fixtures) {
    for (const [id, answer] of Object.entries(answers)) {
      if (typeof answer === 'string') keep(id, answer)
      else for (const entry of answer as Entry[]) for (const [field, value] of Object.entries(entry)) keep(field, value)
    }
  }
  return samples
}

/** The value a slot gives to the entry at `index` of `count`: shares are divided, names differ. */
export function valueAt(slot: Slot, value: string, place: Place): string {
  if (value.startsWith(SHARE)) return roundShare(Number(value.slice(SHARE.length)), place, slot.field)
  const isFree = slot.list !== undefined && slot.field.options === undefined && value === slot.values[0]
  return isFree && place.index > 0 ? (slot.samples[place.index % slot.samples.length] ?? value) : value
}
