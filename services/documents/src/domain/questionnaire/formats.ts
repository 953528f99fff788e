import { Email, StateCode } from '@formwright/kit/schemas'
import { Value } from 'typebox/value'
import type { Format } from '../../content/schemas/questionnaire.ts'

/** Stands for "I don't know yet" where a question allows it; prints a blank line. */
export const UNKNOWN_ANSWER = '__unknown__'

interface FormatRule {
  readonly accepts: (value: string) => boolean
  /** The sentence the customer reads when the answer is not written so. */
  readonly complaint: string
}

const pattern = (expression: RegExp) => (value: string) => expression.test(value)

export const formatRules: Readonly<Record<Format, FormatRule>> = {
  date: { accepts: isCalendarDate, complaint: 'Please give a date that exists, such as 1980-04-12.' },
  email: {
    accepts: (value) => Value.Check(Email, value),
    complaint: 'Please enter a valid email address.'
  },
  phone: {
    accepts: pattern(/^(?=(?:\D*\d){7,15}\D*$)[\d\s().+-]{7,25}(?:x\d{1,6})?$/),
    complaint: 'Please give a phone number with its area code.'
  },
  money: { accepts: pattern(/^\d{1,12}(\.\d{2})?$/), complaint: 'Please give an amount in dollars, such as 1250.00.' },
  number: { accepts: pattern(/^\d{1,9}$/), complaint: 'Please give a whole number.' },
  percent: { accepts: isPercent, complaint: 'Please give a percentage between 0 and 100, such as 33.33.' },
  zip: { accepts: pattern(/^\d{5}(-\d{4})?$/), complaint: 'Please give a five-digit ZIP code.' },
  state: { accepts: (value) => Value.Check(StateCode, value), complaint: 'Please choose a state.' },
  county: {
    accepts: pattern(/^[\p{L}\p{M}][\p{L}\p{M}\s.'’()-]{0,79}$/u),
    complaint: 'Please give the name of the county.'
  }
}

/** True for a day of the calendar between 1800 and 2200, written `1980-04-12`. */
export function isCalendarDate(value: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (parts === null) return false
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1800 && year <= 2200 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function isPercent(value: string): boolean {
  return /^\d{1,3}(\.\d{1,4})?$/.test(value) && Number(value) <= 100
}
