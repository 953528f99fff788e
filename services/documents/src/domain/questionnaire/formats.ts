import { EMAIL_PATTERN, STATE_PATTERN } from '@formwright/kit/schemas'
import type { Format } from '../../content/schemas/questionnaire.ts'

/** Stands for "I don't know yet" where a question allows it; prints a blank line. */
export const UNKNOWN_ANSWER = '__unknown__'

/** How a format is written. Plain data, so that every client refuses what we refuse, in the same words. */
export interface FormatRule {
  /** A regular expression with the `u` flag that the whole answer matches. */
  readonly pattern: string
  /** What a person reads when it does not; the example follows. */
  readonly message: string
  /** A good answer, as it travels. */
  readonly example: string
}

export const formatRules: Readonly<Record<Format, FormatRule>> = {
  date: { pattern: calendarDays(), message: 'Please give a date that exists', example: '1980-04-12' },
  email: {
    pattern: EMAIL_PATTERN,
    message: 'Please enter a valid email address',
    example: 'ada@example.com'
  },
  phone: {
    pattern: '^(?=(?:\\D*\\d){7,15}\\D*$)[\\d\\s().+\\-]{7,25}(?:x\\d{1,6})?$',
    message: 'Please give a phone number with its area code',
    example: '5125550142'
  },
  money: { pattern: '^\\d{1,12}(?:\\.\\d{2})?$', message: 'Please give an amount in dollars', example: '1250.00' },
  number: { pattern: '^\\d{1,9}$', message: 'Please give a whole number', example: '3' },
  percent: {
    pattern: '^(?:0?\\d{1,2}(?:\\.\\d{1,4})?|100(?:\\.0{1,4})?)$',
    message: 'Please give a percentage between 0 and 100',
    example: '33.33'
  },
  zip: { pattern: '^\\d{5}(?:-\\d{4})?$', message: 'Please give a five-digit ZIP code', example: '78701' },
  state: { pattern: STATE_PATTERN, message: 'Please choose a state', example: 'TX' },
  county: {
    pattern: "^[\\p{L}\\p{M}][\\p{L}\\p{M}\\s.'’()\\-]{0,79}$",
    message: 'Please give the name of the county',
    example: 'Travis'
  }
}

const expressions = Object.fromEntries(
  Object.entries(formatRules).map(([format, { pattern }]) => [format, new RegExp(pattern, 'u')])
) as Record<Format, RegExp>

/** Whether the answer is written as its format asks. */
export const isWritten = (format: Format, value: string): boolean => expressions[format].test(value)

/** The sentence the customer reads when the answer is not written so. */
export function formatComplaint(format: Format): string {
  const { message, example } = formatRules[format]
  return `${message}, such as ${example}.`
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
