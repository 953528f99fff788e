import type { ServiceContent } from '../../src/content/library.ts'
import type { Condition } from '../../src/content/schemas/condition.ts'
import { inOneState, namedCondition, plainCondition } from '../../src/domain/questionnaire/plain-conditions.ts'

/** A condition as a reviewer reads it aloud: "“Do you have children?” is “Yes”, and …". Plain text. */
export function inWords(service: ServiceContent, condition: Condition): string {
  if (isOfState(service, condition)) {
    return statesInWords(service, (state) => plainCondition(condition, inOneState(service, state)) === true)
  }
  const say = (part: Condition) => inWords(service, part)
  if ('condition' in condition) return say(namedCondition(service, condition.condition))
  if ('not' in condition) return `not (${say(condition.not)})`
  if ('all' in condition) return joined(condition.all.map(say), 'and')
  if ('any' in condition) return joined(condition.any.map(say), 'or')
  if ('unsure' in condition) return statesInWords(service, (state) => service.facts.isUnsure(state, condition.unsure))
  if ('any_entry' in condition) return `for one or more of ${labelOf(condition.any_entry)}: ${say(condition.where)}`
  if ('every_entry' in condition) return `for each of ${labelOf(condition.every_entry)}: ${say(condition.where)}`
  if ('count' in condition) return `${entries('the number of', condition.count, say)} ${compared(condition)}`
  if ('sum' in condition) {
    return `${entries(`the sum of ${labelOf(condition.sum.field)} in`, condition.sum, say)} ${compared(condition)}`
  }
  if ('fact' in condition) return aboutFact(service, condition)
  return `“${askedAs(service, condition.question)}” ${compared(condition)}`
}

/** Whether several facts of the state, and nothing else, decide it: then the states are told, and not the facts. */
function isOfState(service: ServiceContent, condition: Condition): boolean {
  if ('condition' in condition) return isOfState(service, namedCondition(service, condition.condition))
  if ('not' in condition)
    return isOfState(service, condition.not) || 'fact' in condition.not || 'unsure' in condition.not
  const parts = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined
  return parts?.every((part) => 'fact' in part || 'unsure' in part || isOfState(service, part)) ?? false
}

/** The states in which something holds, told the shorter way. */
export function statesInWords(service: ServiceContent, holds: (state: string) => boolean): string {
  const { states } = service
  const some = states.filter(holds)
  const others = states.filter((state) => !holds(state))
  if (some.length === 0) return 'in no state'
  if (others.length === 0) return 'in every state'
  return some.length <= others.length ? `in ${some.join(' ')}` : `in every state but ${others.join(' ')}`
}

/** An id as words: `executor_name` is "executor name". */
export const labelOf = (id: string): string => id.replaceAll('_', ' ')

function askedAs({ questionnaire }: ServiceContent, id: string): string {
  const all = questionnaire.questions.flatMap((question) => [question, ...(question.repeat?.fields ?? [])])
  return (all.find((question) => question.id === id)?.question ?? id).replace(/\{\{[^}]*\}\}/g, '…')
}

function aboutFact(service: ServiceContent, condition: Extract<Condition, { fact: string }>): string {
  const { fact } = condition
  const matches = (value: unknown): boolean => {
    if ('is' in condition) return value === condition.is
    if ('in' in condition) return (condition.in as unknown[]).includes(value)
    if (typeof value !== 'number') return false
    return 'more_than' in condition ? value > condition.more_than : value <= condition.at_most
  }
  return `${statesInWords(service, (state) => matches(service.facts.get(state, fact)))} (${fact} ${compared(condition)})`
}

const joined = (parts: readonly string[], word: 'and' | 'or'): string =>
  parts.map((part) => (parts.length > 1 && / (?:and|or) /.test(part) ? `(${part})` : part)).join(` ${word} `)

function entries(
  what: string,
  { list, where }: { list: string; where?: Condition },
  say: (part: Condition) => string
): string {
  return `${what} ${labelOf(list)}${where === undefined ? '' : ` of which ${say(where)}`}`
}

const comparisons: Readonly<Record<string, (bound: unknown) => string>> = {
  is: (value) => `is “${String(value)}”`,
  in: (values) => `is one of ${(values as unknown[]).map((value) => `“${String(value)}”`).join(', ')}`,
  answered: () => 'is answered',
  at_least_ago: (span) => `lies at least ${amount(span)} back`,
  less_than_ago: (span) => `lies less than ${amount(span)} back`,
  after: (day) => `lies after ${dayInWords(day)}`,
  before: (day) => `lies before ${dayInWords(day)}`,
  age_under: (years) => `makes an age under ${amount(years)}`,
  age_least: (years) => `makes an age of at least ${amount(years)}`,
  more_than: (bound) => `is more than ${amount(bound)}`,
  at_most: (bound) => `is at most ${amount(bound)}`,
  is_about: (bound) => `is ${amount(bound)}`,
  ends_with: (endings) => `ends with ${Array.isArray(endings) ? endings.join(', ') : amount(endings)}`,
  outside: (state) => `is in another state than ${amount(state)}`
}

function compared(condition: object): string {
  const [word, bound] = Object.entries(condition).find(([key]) => comparisons[key] !== undefined) ?? []
  const say = word === undefined ? undefined : comparisons[word]
  if (say === undefined)
    throw new Error(`the book has no words for ${JSON.stringify(condition)}; add them to comparisons`)
  return say(bound)
}

function amount(bound: unknown): string {
  if (typeof bound !== 'object' || bound === null) return String(bound)
  if ('fact' in bound) return `what the state says (${String(bound.fact)})`
  if ('question' in bound) {
    const times = 'times' in bound ? `${amount(bound.times)} times ` : ''
    return `${times}the answer to ${labelOf(String(bound.question))}`
  }
  return 'value' in bound && 'unit' in bound ? `${String(bound.value)} ${String(bound.unit)}` : JSON.stringify(bound)
}

const dayInWords = (day: unknown): string => (day === 'today' ? 'today' : amount(day))
