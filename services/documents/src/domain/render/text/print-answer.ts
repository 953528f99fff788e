import { isDay } from '@formwright/interview/calendar'
import { printed } from '@formwright/interview/formats/formats'
import type { Facts } from '../../../content/facts/facts.ts'
import type { Field } from '../../../content/schemas/questionnaire.ts'
import { ordinal, wordsAndDigits } from './number-words.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/** An answer as a document prints it; text that does not fit its format yet (a draft) is printed as typed. */
export function printAnswer(question: Field, value: string, facts: Facts, style?: unknown): string {
  return styled(printFormat(question, value, facts, style), style)
}

/** `as="lower"` and `as="capital"`: how the first letter stands in the sentence. */
export function styled(text: string, style: unknown): string {
  const first = text.charAt(0)
  if (style === 'lower') return first.toLowerCase() + text.slice(1)
  return style === 'capital' ? first.toUpperCase() + text.slice(1) : text
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
  if (question.format === 'state') return facts.states.includes(value) ? facts.name(value) : value
  const text = printed(question, value)
  if (style === 'date-words' && text !== value && isDay(value)) return dateWords(value)
  return style === 'words' && question.format === 'number' && /^\d{1,9}$/.test(value)
    ? wordsAndDigits(Number(value))
    : text
}

function dateWords(value: string): string {
  const [year, month, day] = value.split('-').map(Number) as [number, number, number]
  return `the ${ordinal(day)} day of ${months[month - 1]}, ${year}`
}
