import { calendarDate } from '../../../lib/dates.ts'
import { dollarsAndCents } from '../../../lib/money.ts'
import { stateName } from '../../../lib/states.ts'
import { unknown } from './answers.ts'
import type { Field } from './questionnaire.ts'

/** An answer as a person reads it back; what is not written as its format asks is shown as it was typed. */
export function readable(field: Field, value: string): string {
  if (value === unknown) return "I don't know yet"
  if (value === '') return 'Not answered'
  if (field.format === 'date') return calendarDate(value)
  if (field.format === 'money' && isFigure(value)) return dollarsAndCents(Number(value))
  if (field.format === 'percent' && isFigure(value)) return `${value}%`
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

const isFigure = (value: string) => /^\d+(\.\d+)?$/.test(value)
