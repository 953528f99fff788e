import { type Day, dayAfter, isDay, longDay } from '../calendar.ts'
import { byPattern } from './format.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** A year of two digits is taken for one of this century up to so many years ahead: leases end, people were born. */
const YEARS_AHEAD = 10
const OLDEST_YEARS = 130

const rule = { pattern: calendarDays(), message: 'Please give a date that exists', example: '1980-04-12' }

/** Any day: "5/9/16", "May 9, 2016", "9 May 2016". The month comes first, as Americans write it. */
export const date = byPattern(rule, {
  print: longDay,
  read: (typed, { today }) =>
    readDay(typed, (day) => day.slice(0, 4) <= String(Number(today.slice(0, 4)) + YEARS_AHEAD))
})

/** A day on which somebody was born: never ahead, so "5/9/56" is 1956. */
export const birthDate = byPattern(
  { ...rule, message: 'Please give a month, day and year that exist' },
  {
    print: longDay,
    read: (typed, { today }) => readDay(typed, (day) => day <= today),
    beyond: (value, { today }) => {
      if (value > today) return 'This date lies ahead. Please check the year of birth.'
      const oldest = dayAfter(today, { value: -OLDEST_YEARS, unit: 'years' })
      return value < oldest ? `This is more than ${OLDEST_YEARS} years ago. Please check the year of birth.` : null
    }
  }
)

/** A date asked for in three fields; what is in them need not be a date yet. */
export interface DateParts {
  month: string
  day: string
  year: string
}

/** The three fields as one text: `5/9/1956`, `5//1956` while the day is missing. */
export function dateFrom({ month, day, year }: DateParts): string {
  const typed = [month, day, year].map((part) => part.trim().replaceAll('/', ' '))
  return typed.some((part) => part !== '') ? typed.join('/') : ''
}

/** Takes a date apart, as it travels or as `dateFrom` left it. */
export function dateParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = isDay(value) ? value.split('-').map((part) => String(Number(part))) : []
  if (year !== '') return { month, day, year }
  const [first = '', second = '', ...rest] = value.split('/')
  return { month: first, day: second, year: rest.join(' ') }
}

/** The fields that keep it from being a date: those that are empty or cannot be right, else all. */
export function faultyDateParts({ month, day, year }: DateParts): (keyof DateParts)[] {
  const faulty: (keyof DateParts)[] = []
  if (monthOf(month.trim()) === null) faulty.push('month')
  if (!(/^\d{1,2}$/.test(day.trim()) && Number(day) >= 1 && Number(day) <= 31)) faulty.push('day')
  if (!/^(\d{2}|\d{4})$/.test(year.trim())) faulty.push('year')
  return faulty.length > 0 ? faulty : ['month', 'day', 'year']
}

/** `fits` says whether a day of this century can be meant where the year has two digits. */
function readDay(typed: string, fits: (day: Day) => boolean): string {
  const text = typed.trim()
  const [month, day, year] = partsOf(text) ?? []
  if (month === undefined || day === undefined || year === undefined) return text
  const written = (century: string) =>
    `${century}${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const found = year.length === 4 ? written('') : fits(written('20')) ? written('20') : written('19')
  return isDay(found) ? found : text
}

function partsOf(text: string): [month: number, day: number, year: string] | null {
  const figures = /^(\d{1,2}|\p{L}{3,9})\s*([/.-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/u.exec(text)
  if (figures) return parts(figures[1], figures[3], figures[4])
  const named = /^(\p{L}{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu.exec(text)
  if (named) return parts(named[1], named[2], named[3])
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?[\s-]+(\p{L}{3,9})\.?,?[\s-]+(\d{4})$/iu.exec(text)
  return dayFirst ? parts(dayFirst[2], dayFirst[1], dayFirst[3]) : null
}

function parts(month = '', day = '', year = ''): [number, number, string] | null {
  const number = monthOf(month)
  return number === null ? null : [number, Number(day), year]
}

/** "5", "05", "May", "Sept". */
function monthOf(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : null
  const word = text.toLowerCase()
  const index = MONTHS.indexOf(word.slice(0, 3))
  return index >= 0 &&
    word.length <= 9 &&
    longDay(`2000-${String(index + 1).padStart(2, '0')}-01`)
      .toLowerCase()
      .startsWith(word === 'sept' ? 'sep' : word)
    ? index + 1
    : null
}

/** The days of the calendar from 1800 to 2200, written `1980-04-12`. */
function calendarDays(): string {
  const year = '(?:(?:1[89]|2[01])\\d{2}|2200)'
  const leapYear = '(?:(?:1[89]|2[01])(?:0[48]|[2468][048]|[13579][26])|2000)'
  const days = [
    `${year}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])`,
    `${year}-(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)`,
    `${year}-02-(?:0[1-9]|1\\d|2[0-8])`,
    `${leapYear}-02-29`
  ]
  return `^(?:${days.join('|')})$`
}
