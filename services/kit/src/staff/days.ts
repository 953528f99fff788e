import { Type } from 'typebox'
import { unprocessable } from '../http/errors.ts'

const MOST_DAYS = 366
const DAY_MS = 86_400_000

/** A day of the calendar, in UTC. */
export const Day = Type.String({
  pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  examples: ['2026-11-21']
})

/** First and last day of a statistic, both counted. */
export interface Days {
  from: string
  to: string
}

/** Throws 422 for days that do not exist, that run backwards, or for more than a year of them. */
export function checkDays({ from, to }: Days): Days {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (isReal(from) && isReal(to) && days >= 1 && days <= MOST_DAYS) return { from, to }
  throw unprocessable('Choose a first and a last day, at most a year apart', [
    { field: 'from', message: 'is not a day before the last one, within a year' }
  ])
}

const isReal = (day: string) => {
  const time = Date.parse(day)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day)
}
