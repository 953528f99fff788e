import { type Day, dayAfter, isDay, type Unit } from '@formwright/interview/calendar'
import type { Field } from '@formwright/interview/questionnaire'
import type { Comparison } from './slots.ts'

interface Around {
  readonly today: Day
  readonly baseOf: (id: string) => string
}

/** Which of how many entries. */
export interface Place {
  readonly index: number
  readonly count: number
}

/** Answers on both sides of a comparison, as close to its bound as the answer's format lets them come. */
export function valuesAround(part: Comparison, field: Field, { today, baseOf }: Around): string[] {
  if ('is' in part) return [part.is]
  if ('in' in part) return [...part.in]
  if ('ends_with' in part && Array.isArray(part.ends_with)) return namesWith(part.ends_with)
  if ('at_least_ago' in part) return daysAgo(part.at_least_ago, today)
  if ('less_than_ago' in part) return daysAgo(part.less_than_ago, today)
  if ('age_under' in part) return daysAgo({ value: part.age_under, unit: 'years' }, today)
  if ('age_least' in part) return daysAgo({ value: part.age_least, unit: 'years' }, today)
  if ('after' in part) return daysAt(part.after, { today, baseOf })
  if ('before' in part) return daysAt(part.before, { today, baseOf })
  if ('outside' in part) return elsewhere(field, baseOf(part.outside.question))
  if ('more_than' in part) return figuresAt(part.more_than, field, baseOf)
  return 'at_most' in part ? figuresAt(part.at_most, field, baseOf) : []
}

/** The first day of which so much time has passed, the day after, and today, of which the most is still to pass. */
function daysAgo({ value, unit }: { value: unknown; unit: Unit }, today: Day): string[] {
  const reached = dayAfter(today, { value: -Number(value), unit })
  return [reached, nextDay(reached, 1), today, nextDay(reached, -1)]
}

function daysAt(bound: string | { question: string }, { today, baseOf }: Around): string[] {
  const day = typeof bound === 'object' ? baseOf(bound.question) : bound === 'today' ? today : bound
  return isDay(day) ? [nextDay(day, -1), day, nextDay(day, 1)] : []
}

const nextDay = (day: Day, value: number): Day => dayAfter(day, { value, unit: 'days' })

function figuresAt(bound: unknown, { format }: Field, baseOf: (id: string) => string): string[] {
  const isQuestion = typeof bound === 'object' && bound !== null && 'question' in bound
  const times = isQuestion && 'times' in bound ? Number(bound.times) : 1
  const figure = Number(isQuestion ? baseOf(String(bound.question)) : bound) * times
  if (Number.isNaN(figure)) return []
  const digits = digitsOf(format)
  const step = 10 ** -digits
  return [figure, figure + step, figure - step].filter((value) => value >= 0).map((value) => value.toFixed(digits))
}

/** Somewhere in another state; the samples have been moved into this one. */
function elsewhere({ format }: Field, state: string): string[] {
  const [city, code] = state === 'CA' ? ['Austin, TX', '78701'] : ['Oakland, CA', '94607']
  return [format === 'place' ? city : `418 Alder Court, ${city} ${code}`]
}

const namesWith = (endings: readonly string[]): string[] => [
  `Northwind Harbor ${endings[0]}`,
  'Northwind Harbor',
  `Northwind Harbor ${endings.at(-1)}`
]

/** One of `count` parts of a sum; the last takes what rounding left. */
export function roundShare(sum: number, { index, count }: Place, { format }: Field): string {
  const digits = digitsOf(format)
  const part = Number((sum / count).toFixed(digits))
  return (index === count - 1 ? sum - part * (count - 1) : part).toFixed(digits)
}

/** A count is whole, money and shares have two digits. */
const digitsOf = (format: Field['format']): number => (format === 'number' ? 0 : 2)
