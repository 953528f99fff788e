import type { Answers, Entry } from '@formwright/interview/answers'
import { holds, type PlainCondition, questionsNamed, walkParts } from '@formwright/interview/condition'
import { fieldsOf, lookAt, stepsOf } from '@formwright/interview/look'
import { type Problem, problemsAt } from '@formwright/interview/problems'
import type { Field, Question } from '@formwright/interview/questionnaire'
import { refusalsIn } from '@formwright/interview/refusals'
import type { Edition } from './edition.ts'
import { type Slots, valueAt } from './slots.ts'
import type { Place } from './values-around.ts'
import type { Choice } from './ways.ts'

/** Why an answer is not taken. */
export interface Refused {
  /** The rule's id, the option, or the sentence. */
  readonly rule: string
  /** The question at which it is told. */
  readonly question: string
  /** The question whose answer brought it up. */
  readonly at: string
  readonly possibleFrom: string | undefined
}

/** How the name of a refusal begins that is an option's own, and no rule's. */
export const OPTION = 'the answer'

export interface Path {
  readonly answers: Answers
  readonly steps: readonly Question[]
  /** The value that each slot which was asked was given, by its id. */
  readonly taken: Choice
  /** Where the path ends before its time; undefined when every question was answered and nothing was refused. */
  readonly refused: Refused | undefined
}

const known = new WeakMap<Edition, Set<string>>()

/** The questions that some rule looks at: only an answer to one of them can bring up a refusal. */
function readByRules(edition: Edition): Set<string> {
  const found = known.get(edition) ?? new Set(edition.questionnaire.refuse_when.flatMap(({ when }) => readBy(when)))
  known.set(edition, found)
  return found
}

/** The ids of all questions and fields that a condition looks at. */
export function readBy(condition: PlainCondition): string[] {
  const ids: string[] = []
  walkParts(condition, (part) => ids.push(...questionsNamed(part), ...('sum' in part ? [part.sum.field] : [])))
  return ids
}

/** Answers the questions one after the other, as the choice says or as usual, until one is refused. */
export function walkPath(edition: Edition, slots: Slots, choice: Choice): Path {
  const { questionnaire, state, today } = edition
  const answers: Answers = {}
  const asked = new Map<string, Question>()
  const look = lookAt(asked, answers, today)
  const taken = new Map<string, string>()
  let refused: Refused | undefined
  for (const question of questionnaire.questions) {
    if (!holds(question.show_if, look)) continue
    asked.set(question.id, question)
    const answer = question.id === 'state' ? state : answerOf(question)
    if (answer !== '' && answer.length > 0) answers[question.id] = answer
    refused = refusedAt(question)
    if (refused !== undefined) break
  }
  return { answers, steps: [...asked.values()], taken, refused }

  function refusedAt(question: Question): Refused | undefined {
    const [problem] = problemsAt(questionnaire, question, answers[question.id], look)
    const at = question.id
    if (problem) return { rule: ruleBehind(problem), question: problem.field, at, possibleFrom: undefined }
    if (at !== 'state' && !readByRules(edition).has(at)) return undefined
    const [refusal] = refusalsIn(questionnaire, stepsOf(questionnaire.questions, answers, today), answers, today)
    if (refusal === undefined) return undefined
    return { rule: refusal.id, question: refusal.question, at, possibleFrom: refusal.possible_from ?? undefined }
  }

  /** An option that ends the matter is named by itself: its sentence is long. */
  function ruleBehind({ field, message }: Problem): string {
    const slot = slots.get(field.replace(/^.*\./, ''))
    const [option] = Object.entries(slot?.field.refuse ?? {}).find(([, sentence]) => sentence === message) ?? []
    return option === undefined ? message : `${OPTION} “${option}”`
  }

  function answerOf(question: Question): string | Entry[] {
    const value = valueFor(question.id)
    if (question.repeat === undefined) return value
    const count = Number(value)
    return Array.from({ length: count }, (_, index) => entryOf(question.repeat?.fields ?? [], { index, count }))
  }

  function entryOf(fields: readonly Field[], place: Place): Entry {
    const entry: Entry = {}
    for (const field of fields) {
      if (!fieldsOf(fields, entry, look).includes(field)) continue
      const slot = slots.get(field.id)
      const value = slot === undefined ? '' : valueAt(slot, valueFor(field.id), place)
      if (value !== '') entry[field.id] = value
    }
    return entry
  }

  function valueFor(id: string): string {
    const value = choice.get(id) ?? slots.get(id)?.values[0] ?? ''
    taken.set(id, value)
    return value
  }
}
