/** A day of the calendar as it travels: `2026-11-22`. Days compare as text. */
export type Day = string

export const UNITS = ['days', 'weeks', 'months', 'years'] as const
export type Unit = (typeof UNITS)[number]

/** A length of time: `{ value: 12, unit: 'months' }`. */
export interface Span {
  readonly value: number
  readonly unit: Unit
}

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether it is written as a day and that day exists: not the 30th of February. */
export function isDay(text: string): text is Day {
  const parts = WRITTEN.exec(text)
  if (parts === null) return false
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  return month >= 1 && month <= 12 && day >= 1 && day <= lastOfMonth(year, month)
}

/**
 * The day a span after another. Months and years are counted as courts count them: the same day of a later month, or
 * its last one where there is no such day (January 31 and one month: February 28).
 */
export function dayAfter(day: Day, { value, unit }: Span): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  if (unit === 'days' || unit === 'weeks') {
    const days = unit === 'weeks' ? value * 7 : value
    return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
  }
  const months = year * 12 + month - 1 + (unit === 'years' ? value * 12 : value)
  const [laterYear, laterMonth] = [Math.floor(months / 12), (months % 12) + 1]
  return written(laterYear, laterMonth, Math.min(date, lastOfMonth(laterYear, laterMonth)))
}

/** The calendar day of a moment in a time zone of the tz database, such as `America/Chicago`. */
export function dayIn(timeZone: string, moment: Date): Day {
  const of = Object.fromEntries(
    writerIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value])
  )
  return `${of['year']}-${of['month']}-${of['day']}`
}

const writers = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone: making one takes longer than a hundred days written with it. */
function writerIn(timeZone: string): Intl.DateTimeFormat {
  const known = writers.get(timeZone)
  if (known !== undefined) return known
  const writer = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  writers.set(timeZone, writer)
  return writer
}

const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const written = (year: number, month: number, date: number): Day =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December'
]

/** November 22, 2026. */
export function longDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return `${MONTHS[month - 1]} ${date}, ${year}`
}
