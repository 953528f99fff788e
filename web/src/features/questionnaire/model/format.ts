import { UNKNOWN_ANSWER } from '@formwright/interview/answers'
import { printed, writingComplaint } from '@formwright/interview/formats/formats'
import { addressFaults, addressParts, placeFaults, placeParts } from '@formwright/interview/formats/place/address'
import type { Field } from './questionnaire.ts'

/** An answer as a person reads it back; what is not written as its format asks is shown as it was typed. */
export function readable(field: Field, value: string): string {
  if (value === UNKNOWN_ANSWER) return "I don't know yet"
  return value === '' ? 'Not answered' : printed(field, value)
}

/** What was understood of a date or a figure, so that nobody has to guess; null where there is nothing to say. */
export function readBack(field: Field, value: string, today: string): string | null {
  const { format } = field
  if (format !== 'date' && format !== 'birth_date' && format !== 'money' && format !== 'percent') return null
  return value === '' || writingComplaint(field, value, today) !== null ? null : printed(field, value)
}

/** The text of a field while nobody has typed in it yet: as it is read back, without the sign that stands beside it. */
export function typedFrom(field: Field, value: string): string {
  const text = printed(field, value)
  if (field.format === 'money') return text.replace(/^\$/, '')
  return field.format === 'percent' ? text.replace(/%$/, '') : text
}

/** Whether an answer is asked for in several fields, each with a name of its own. */
export const hasParts = ({ type, format }: Field): boolean =>
  type === 'text' && (format === 'address' || format === 'place' || format === 'birth_date')

/** Whether a complaint is about one part of an address, where it is told already. */
export function isToldAtPart({ format }: Field, value: string, message: string): boolean {
  if (value === '') return false
  const faults =
    format === 'address' ? addressFaults(addressParts(value)) : format === 'place' ? placeFaults(placeParts(value)) : []
  return faults.some((fault) => fault.message === message)
}
