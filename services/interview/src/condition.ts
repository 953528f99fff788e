import { type Entry, UNKNOWN_ANSWER } from './answers.ts'
import { type Day, dayAfter, isDay, type Unit } from './calendar.ts'
import { stateIn } from './formats/place/address.ts'

/** A value that depends on the state while none is chosen: the browser's general edition carries all of them. */
export type ByState<Value> = Value | { readonly by_state: Readonly<Record<string, Value>>; readonly else: Value }

/** A bound: a number, or what another question was answered, perhaps so many times: two months' rent. */
export type Bound = ByState<number> | { readonly question: string; readonly times?: ByState<number> }
/** A day to compare with: today, a fixed one, or what another question was answered. */
export type DayBound = 'today' | Day | { readonly question: string }
export interface PlainSpan {
  readonly value: ByState<number>
  readonly unit: Unit
}

/** Entries of a list, all or those of which a condition holds. */
export interface Entries<Condition> {
  readonly list: string
  readonly where?: Condition
}

/** What is compared with one answer. A comparison with an answer that is missing or wrongly written never holds. */
export type Comparison =
  | { is: string }
  | { in: readonly string[] }
  | { answered: true }
  | { at_least_ago: PlainSpan }
  | { less_than_ago: PlainSpan }
  | { after: DayBound }
  | { before: DayBound }
  | { age_under: ByState<number> }
  | { age_least: ByState<number> }
  | { more_than: Bound }
  | { at_most: Bound }
  | { ends_with: ByState<readonly string[]> }
  | { outside: { readonly question: string } }

export type NumberComparison = { more_than: Bound } | { at_most: Bound } | { is_about: Bound }

/** A condition as it travels: about answers alone, so that server and browser decide alike. */
export type PlainCondition =
  | ({ question: string } & Comparison)
  | ({ sum: Entries<PlainCondition> & { field: string } } & NumberComparison)
  | ({ count: Entries<PlainCondition> } & NumberComparison)
  | { any_entry: string; where: PlainCondition }
  | { every_entry: string; where: PlainCondition }
  | { not: PlainCondition }
  | { all: readonly PlainCondition[] }
  | { any: readonly PlainCondition[] }

/** What a condition looks at: the answers to questions that are asked, and the day. */
export interface Look {
  readonly today: Day
  /** The text answered, '' where a question is not asked or not answered. */
  text(question: string): string
  entries(list: string): readonly Entry[]
  /** The same with an entry's own fields in front. */
  within(list: string, entry: Entry): Look
}

/** How far two sums may lie apart and still be about the same: thirds of 100 percent do not add up exactly. */
const ABOUT = 0.05

/** Whether a condition holds. No condition: always. */
export function holds(condition: PlainCondition | undefined, look: Look): boolean {
  if (condition === undefined) return true
  if ('all' in condition) return condition.all.every((part) => holds(part, look))
  if ('any' in condition) return condition.any.some((part) => holds(part, look))
  if ('not' in condition) return !holds(condition.not, look)
  if ('any_entry' in condition) return chosen(look, { list: condition.any_entry, where: condition.where }).length > 0
  if ('every_entry' in condition) {
    const all = look.entries(condition.every_entry).length
    return all > 0 && chosen(look, { list: condition.every_entry, where: condition.where }).length === all
  }
  if ('count' in condition) return comparesNumber(chosen(look, condition.count).length, condition, look)
  if ('sum' in condition) return comparesNumber(sumOf(look, condition.sum), condition, look)
  return compares(look.text(condition.question), condition, look)
}

/** A value in the state answered. */
export function inState<Value>(value: ByState<Value>, look: Pick<Look, 'text'>): Value {
  if (typeof value !== 'object' || value === null || !('by_state' in value)) return value as Value
  return value.by_state[look.text('state')] ?? value.else
}

function chosen(look: Look, { list, where }: Entries<PlainCondition>): Entry[] {
  return look.entries(list).filter((entry) => holds(where, look.within(list, entry)))
}

function sumOf(look: Look, { field, ...entries }: Entries<PlainCondition> & { field: string }): number {
  return chosen(look, entries).reduce((sum, entry) => sum + figure(entry[field] ?? ''), 0)
}

function compares(answer: string, comparison: Comparison, look: Look): boolean {
  if (answer === '' || answer === UNKNOWN_ANSWER) return false
  if ('is' in comparison) return answer === comparison.is
  if ('in' in comparison) return comparison.in.includes(answer)
  if ('answered' in comparison) return true
  if ('ends_with' in comparison) return endsWith(answer, inState(comparison.ends_with, look))
  if ('outside' in comparison) return ![null, look.text(comparison.outside.question)].includes(stateIn(answer))
  if ('more_than' in comparison || 'at_most' in comparison) return comparesNumber(figure(answer), comparison, look)
  return isDay(answer) && comparesDay(answer, comparison, look)
}

type DayComparison = Exclude<
  Comparison,
  | { is: string }
  | { in: readonly string[] }
  | { answered: true }
  | { ends_with: unknown }
  | { outside: unknown }
  | NumberComparison
>

function comparesDay(day: Day, comparison: DayComparison, look: Look): boolean {
  if ('after' in comparison || 'before' in comparison) {
    const other = dayOf('after' in comparison ? comparison.after : comparison.before, look)
    return isDay(other) && ('after' in comparison ? day > other : day < other)
  }
  const reached = turningDay(day, comparison, look) <= look.today
  return 'at_least_ago' in comparison || 'age_least' in comparison ? reached : !reached
}

/** The day on which a comparison with today changes: the span is over, the age is reached. */
export function turningDay(
  day: Day,
  comparison: Exclude<DayComparison, { after: unknown } | { before: unknown }>,
  look: Look
): Day {
  if ('age_under' in comparison) return dayAfter(day, years(inState(comparison.age_under, look)))
  if ('age_least' in comparison) return dayAfter(day, years(inState(comparison.age_least, look)))
  const { value, unit } = 'at_least_ago' in comparison ? comparison.at_least_ago : comparison.less_than_ago
  return dayAfter(day, { value: inState(value, look), unit })
}

const years = (value: number) => ({ value, unit: 'years' }) as const

function dayOf(bound: DayBound, look: Look): string {
  if (typeof bound === 'object') return look.text(bound.question)
  return bound === 'today' ? look.today : bound
}

/** False for whatever is no figure: NaN compares with nothing. */
function comparesNumber(value: number, comparison: NumberComparison, look: Look): boolean {
  if ('more_than' in comparison) return value > numberOf(comparison.more_than, look)
  if ('at_most' in comparison) return value <= numberOf(comparison.at_most, look)
  return Math.abs(value - numberOf(comparison.is_about, look)) <= ABOUT
}

function numberOf(bound: Bound, look: Look): number {
  if (typeof bound !== 'object' || !('question' in bound)) return inState(bound, look)
  return exact(figure(look.text(bound.question)) * inState(bound.times ?? 1, look))
}

/** Without the dust of a product: 1.1 times 1100 is 1210. */
const exact = (product: number): number => Number(product.toFixed(6))

/** Plain digits: `Number` alone would also take an empty text, `1e3` and `0x10` for figures. */
const figure = (text: string): number => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN)

/** "Acme L.L.C." ends with "LLC": letter case, dots and commas do not count, a word's beginning does. */
function endsWith(name: string, endings: readonly string[]): boolean {
  const plain = (text: string) => ` ${text.toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim()}`
  return endings.some((ending) => plain(name).endsWith(plain(ending)) && plain(name) !== plain(ending))
}

/** How conditions hold others, whatever their leaves are. */
interface Nesting<Part> {
  not?: Part
  all?: readonly Part[]
  any?: readonly Part[]
  any_entry?: string
  every_entry?: string
  where?: Part
  count?: Entries<Part>
  sum?: Entries<Part>
}

/** Calls `visit` for the condition and everything inside it, with the list whose entries it is about. */
export function walkParts<Part extends object>(
  condition: Part,
  visit: (part: Part, list: string | undefined) => void,
  list?: string
): void {
  visit(condition, list)
  const { not, all = [], any = [], any_entry, every_entry, where, count, sum } = condition as Nesting<Part>
  for (const part of [...(not ? [not] : []), ...all, ...any]) walkParts(part, visit, list)
  if (where) walkParts(where, visit, any_entry ?? every_entry)
  for (const entries of [count, sum]) if (entries?.where) walkParts(entries.where, visit, entries.list)
}

/** The ids of questions that one part of a condition names by itself, its inner parts left out. */
export function questionsNamed(part: object): string[] {
  const { question, any_entry, every_entry, count, sum } = part as Nesting<object> & { question?: string }
  const bounds = Object.values(part).flatMap((value: unknown) => {
    const isBound = typeof value === 'object' && value !== null && 'question' in value
    return isBound && value !== (part as Nesting<object>).not && value !== (part as Nesting<object>).where
      ? [String(value.question)]
      : []
  })
  return [question, any_entry, every_entry, count?.list, sum?.list, ...bounds].filter((id) => id !== undefined)
}
