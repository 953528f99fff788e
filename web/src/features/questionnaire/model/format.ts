import { calendarDate } from '../../../lib/dates.ts'
import { isEmail } from '../../../lib/email.ts'
import { dollarsAndCents } from '../../../lib/money.ts'
import { stateName } from '../../../lib/states.ts'
import type { Field } from '../api/get-questionnaire.ts'
import { unknown } from './answers.ts'

/** An answer as a person reads it back. */
export function readable(field: Field, value: string): string {
  if (value === unknown) return "I don't know yet"
  if (value === '') return 'Not answered'
  if (field.format === 'date') return calendarDate(value)
  if (field.format === 'money') return dollarsAndCents(Number(value))
  if (field.format === 'percent') return `${value}%`
  if (field.format === 'state') return stateName(value)
  if (field.format === 'phone') return value.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
  return value
}

/** What was typed, as it travels: `$1,250` → `1250.00`, `(512) 555-0142` → `5125550142`. Odd input stays as it is. */
export function wire(field: Field, typed: string): string {
  const text = typed.trim()
  if (field.format === 'money') {
    const plain = text.replace(/[$,\s]/g, '')
    return /^\d+(\.\d{0,2})?$/.test(plain) ? Number(plain).toFixed(2) : text
  }
  if (field.format === 'number' || field.format === 'percent') return text.replace(/[,%\s]/g, '')
  if (field.format === 'phone') {
    const digits = text.replace(/[\s().-]/g, '').replace(/^\+?1(?=\d{10}$)/, '')
    return /^\d{10}$/.test(digits) ? digits : text
  }
  return text
}

/** A gentle word about input the server will refuse at the end; null where it is fine. */
export function complaint(field: Field, value: string): string | null {
  if (value === '' || value === unknown) return null
  if (field.format && !patterns[field.format](value)) return sentences[field.format]
  if (field.format === 'number' || field.format === 'percent' || field.format === 'money') {
    const amount = Number(value)
    if (field.min !== undefined && amount < field.min) return `This should be at least ${field.min}.`
    if (field.max !== undefined && amount > field.max) return `This should be at most ${field.max}.`
  }
  return null
}

const patterns: Record<NonNullable<Field['format']>, (value: string) => boolean> = {
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  email: isEmail,
  phone: (value) => /^(\D*\d){7,15}\D*$/.test(value),
  money: (value) => /^\d{1,12}(\.\d\d)?$/.test(value),
  number: (value) => /^\d{1,9}$/.test(value),
  percent: (value) => /^\d{1,3}(\.\d{1,4})?$/.test(value) && Number(value) <= 100,
  zip: (value) => /^\d{5}(-\d{4})?$/.test(value),
  state: (value) => /^[A-Z]{2}$/.test(value),
  county: () => true
}

const sentences: Record<NonNullable<Field['format']>, string> = {
  date: 'Please write the whole date: month, day and year.',
  email: 'Please enter a valid email address',
  phone: 'Please write the phone number with its area code.',
  money: 'Please write an amount in dollars, for example 1,250.00.',
  number: 'Please write a whole number.',
  percent: 'Please write a percentage from 0 to 100.',
  zip: 'A ZIP code has five digits, or nine with a hyphen.',
  state: 'Please choose a state.',
  county: ''
}
