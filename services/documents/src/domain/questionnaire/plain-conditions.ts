import type { Unit } from '@formwright/interview/calendar'
import type { Bound, ByState, PlainCondition } from '@formwright/interview/condition'
import { neutralFact } from '../../content/facts/neutral-fact.ts'
import type { ServiceContent } from '../../content/library.ts'
import type { Condition } from '../../content/schemas/condition.ts'
import type { FactValue } from '../../content/schemas/facts.ts'

/** How the facts in a condition are filled in: for one state, for the general form, or as lists of states. */
export interface FactReader {
  readonly service: ServiceContent
  /** The state whose facts count; none where the condition travels for all of them. */
  readonly state: string | undefined
  /** Whether something holds of the state; where it travels for all, in which it does. */
  test(holds: (state: string | undefined) => boolean): PlainCondition | boolean
  value<Value extends FactValue>(path: string): ByState<Value>
}

/** For one state that the service covers. */
export function inOneState(service: ServiceContent, state: string): FactReader {
  return {
    service,
    state,
    test: (holds) => holds(state),
    value: <Value extends FactValue>(path: string) => service.facts.get(state, path) as Value
  }
}

/** For the form without a state: what most states say, and nothing unsure. */
export function inNoState(service: ServiceContent): FactReader {
  return {
    service,
    state: undefined,
    test: (holds) => holds(undefined),
    value: <Value extends FactValue>(path: string) => neutralFact(service, path) as Value
  }
}

/** For a client that has not chosen yet: facts become lists of states, amounts a table of them. */
export function inEveryState(service: ServiceContent): FactReader {
  return {
    service,
    state: undefined,
    test(holds) {
      const states = service.states.filter(holds)
      if (states.length === 0) return false
      return states.length === service.states.length ? true : { question: 'state', in: states }
    },
    value: <Value extends FactValue>(path: string) => byState(service, path) as ByState<Value>
  }
}

/**
 * The condition about answers alone, which every client can decide: facts are filled in, names stand for what they
 * name; `true` or `false` where nothing is left to ask.
 */
export function plainCondition(condition: Condition, facts: FactReader): PlainCondition | boolean {
  if ('question' in condition) return aboutQuestion(filledIn(condition, facts), facts)
  if ('condition' in condition) return plainCondition(namedCondition(facts.service, condition.condition), facts)
  if ('unsure' in condition || 'fact' in condition) return facts.test((state) => factHolds(condition, facts, state))
  if ('not' in condition) {
    const inner = plainCondition(condition.not, facts)
    return typeof inner === 'boolean' ? !inner : { not: inner }
  }
  if ('any_entry' in condition || 'every_entry' in condition) {
    const where = alwaysPlain(plainCondition(condition.where, facts))
    return 'any_entry' in condition
      ? { any_entry: condition.any_entry, where }
      : { every_entry: condition.every_entry, where }
  }
  if ('count' in condition || 'sum' in condition) return aboutList(condition, facts)
  const isAll = 'all' in condition
  return joined(
    isAll,
    (isAll ? condition.all : condition.any).map((part) => plainCondition(part, facts))
  )
}

/** A named condition of the questionnaire. */
export function namedCondition({ questionnaire }: ServiceContent, name: string): Condition {
  const conditions = questionnaire.conditions ?? {}
  const found = Object.hasOwn(conditions, name) ? conditions[name] : undefined
  if (found === undefined) throw new Error(`There is no condition ${name}`)
  return found
}

function joined(isAll: boolean, parts: (PlainCondition | boolean)[]): PlainCondition | boolean {
  if (parts.includes(!isAll)) return !isAll
  const open = parts.filter((part) => typeof part !== 'boolean')
  const [only] = open
  if (only === undefined) return isAll
  if (open.length === 1) return only
  return isAll ? { all: open } : { any: open }
}

/** Inside an entry something always has to be said, also where the state has decided. */
const alwaysPlain = (condition: PlainCondition | boolean): PlainCondition =>
  typeof condition === 'boolean' ? (condition ? { all: [] } : { any: [] }) : condition

function factHolds(
  condition: Extract<Condition, { fact: string } | { unsure: string }>,
  { service }: FactReader,
  state: string | undefined
): boolean {
  if ('unsure' in condition) return state !== undefined && service.facts.isUnsure(state, condition.unsure)
  const value = state === undefined ? neutralFact(service, condition.fact) : service.facts.get(state, condition.fact)
  if ('is' in condition) return value === condition.is
  if ('in' in condition) return (condition.in as unknown[]).includes(value)
  if (typeof value !== 'number') return false
  return 'more_than' in condition ? value > condition.more_than : value <= condition.at_most
}

type Source<Word extends string> = Extract<Condition, Record<Word, unknown>>

function filledIn(condition: Source<'question'>, facts: FactReader): Extract<PlainCondition, { question: string }> {
  const { question } = condition
  if ('at_least_ago' in condition) return { question, at_least_ago: span(condition.at_least_ago, facts) }
  if ('less_than_ago' in condition) return { question, less_than_ago: span(condition.less_than_ago, facts) }
  if ('age_under' in condition) return { question, age_under: amount(condition.age_under, facts) }
  if ('age_least' in condition) return { question, age_least: amount(condition.age_least, facts) }
  if ('more_than' in condition) return { question, more_than: bound(condition.more_than, facts) }
  if ('at_most' in condition) return { question, at_most: bound(condition.at_most, facts) }
  if ('ends_with' in condition) {
    const endings = condition.ends_with
    return { question, ends_with: Array.isArray(endings) ? endings : facts.value<readonly string[]>(endings.fact) }
  }
  return condition
}

function aboutList(condition: Source<'count'> | Source<'sum'>, facts: FactReader): PlainCondition {
  const compared =
    'more_than' in condition
      ? { more_than: bound(condition.more_than, facts) }
      : 'at_most' in condition
        ? { at_most: bound(condition.at_most, facts) }
        : { is_about: bound(condition.is_about, facts) }
  const { where, ...entries } = 'count' in condition ? condition.count : condition.sum
  const chosen = where === undefined ? {} : { where: alwaysPlain(plainCondition(where, facts)) }
  return 'count' in condition
    ? { count: { ...entries, ...chosen }, ...compared }
    : { sum: { ...condition.sum, ...entries, ...chosen } as never, ...compared }
}

type Amount = number | { fact: string }

const amount = (given: Amount, facts: FactReader): ByState<number> =>
  typeof given === 'number' ? given : facts.value<number>(given.fact)

function bound(given: Amount | { question: string; times?: Amount }, facts: FactReader): Bound {
  if (typeof given !== 'object' || !('question' in given)) return amount(given, facts)
  return given.times === undefined ? { question: given.question } : { ...given, times: factor(given.times, facts) }
}

/** How many times: a fact in percent counts in hundredths. */
function factor(given: Amount, facts: FactReader): ByState<number> {
  const times = amount(given, facts)
  if (typeof given === 'number' || unitOf(facts.service, given.fact) !== 'percent') return times
  if (typeof times === 'number') return times / 100
  const states = Object.entries(times.by_state).map(([state, value]) => [state, value / 100])
  return { by_state: Object.fromEntries(states), else: times.else / 100 }
}

function span(given: { value: number; unit: Unit } | { fact: string; unit?: Unit }, facts: FactReader) {
  if ('value' in given) return given
  return { value: facts.value<number>(given.fact), unit: given.unit ?? (unitOf(facts.service, given.fact) as Unit) }
}

function byState(service: ServiceContent, path: string): ByState<FactValue> {
  const values = service.states.map((state) => [state, service.facts.get(state, path)] as const)
  const neutral = neutralFact(service, path)
  const others = values.filter(([, value]) => JSON.stringify(value) !== JSON.stringify(neutral))
  return others.length === 0 ? neutral : { by_state: Object.fromEntries(others), else: neutral }
}

/** Within one state, the state is answered, and what it does not ask never is. */
function aboutQuestion(
  condition: Extract<PlainCondition, { question: string }>,
  facts: FactReader
): PlainCondition | boolean {
  const { service, state } = facts
  if (state === undefined) return condition
  if (condition.question === 'state') {
    if ('is' in condition) return condition.is === state
    if ('in' in condition) return condition.in.includes(state)
    return condition
  }
  const asked = service.questionnaire.questions.find(({ id }) => id === condition.question)?.show_if
  return asked !== undefined && plainCondition(asked, facts) === false ? false : condition
}

/** The unit of a fact; where a length of time is asked for, `checkConsistency` has seen that it is one. */
function unitOf({ facts, states }: ServiceContent, path: string): string | null | undefined {
  return facts.cell(states[0] ?? '', path).unit
}
