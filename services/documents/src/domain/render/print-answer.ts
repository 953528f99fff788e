import type { Facts } from '../../content/facts.ts'
import type { Field } from '../../content/schemas/questionnaire.ts'
import { isWritten } from '../questionnaire/formats.ts'
import { ordinal, wordsAndDigits } from './number-words.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/** An answer as a document prints it; text that does not fit its format yet (a draft) is printed as typed. */
export function printAnswer(question: Field, value: string, facts: Facts, style?: unknown): string {
  const text = printFormat(question, value, facts, style)
  return style === 'lower' ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** 1250.5 → $1,250.50 */
export function dollars(value: number): string {
  return value.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** 1980-04-12 → April 12, 1980 */
export function longDate(value: string): string {
  const [year, month, day] = value.split('-').map(Number) as [number, number, number]
  return `${months[month - 1]} ${day}, ${year}`
}

/** 2026-11 → November 2026 */
export function longMonth(value: string): string {
  const [year, month] = value.split('-').map(Number) as [number, number]
  return `${months[month - 1]} ${year}`
}

/** Control and direction-changing characters are dropped: they could make a page read otherwise than it is stored. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, (sign) => (sign === '\n' ? sign : ''))
}

function printFormat(question: Field, value: string, facts: Facts, style: unknown): string {
  switch (question.format) {
    case 'date':
      if (!isWritten('date', value)) return value
      return style === 'date-words' ? dateWords(value) : longDate(value)
    case 'phone':
      return printPhone(value)
    case 'money':
      return isFigure(value) ? dollars(Number(value)) : value
    case 'number':
      return style === 'words' && isWritten('number', value) ? wordsAndDigits(Number(value)) : value
    case 'percent':
      return isFigure(value) ? `${Number(value)}%` : value
    case 'state':
      return facts.states.includes(value) ? facts.name(value) : value
    default:
      return value
  }
}

/** Plain digits: `Number` alone would also take an empty text, `1e3` and `0x10` for figures. */
const isFigure = (value: string) => /^\d+(\.\d+)?$/.test(value)

function printPhone(value: string): string {
  const digits = value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : value
}

function dateWords(value: string): string {
  const [year, month, day] = value.split('-').map(Number) as [number, number, number]
  return `the ${ordinal(day)} day of ${months[month - 1]}, ${year}`
}
