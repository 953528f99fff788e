import type { Entry } from '@formwright/interview/answers'
import { UNKNOWN_ANSWER } from '@formwright/interview/answers'
import type { Look } from '@formwright/interview/condition'
import { fieldsOf } from '@formwright/interview/look'
import { readable } from './format.ts'
import type { Field, Repeat } from './questionnaire.ts'

/** What one entry of a list is called: "child". */
export function itemName(repeat: Repeat): string {
  return repeat.item
}

/** What the entry says in short, as it is called: "Ada Núñez", "I came home at about 6 p.m. and saw…", else "Child 2". */
export function entryTitle(repeat: Repeat, entry: Entry, index: number, outer: Look): string {
  const text = entryText(repeat, entry, index, outer).replace(/\s+/g, ' ')
  if (text.length <= TITLE_LENGTH) return text
  return `${text.slice(0, TITLE_LENGTH).replace(/[\s,;:.]*\s\S*$/, '')}…`
}

const TITLE_LENGTH = 60

/** The same, whole. */
export function entryText(repeat: Repeat, entry: Entry, index: number, outer: Look): string {
  const named = titleField(repeat, entry, outer)
  const value = (named && entry[named.id]) ?? ''
  if (named && value.trim() !== '' && value !== UNKNOWN_ANSWER) return readable(named, value)
  const item = itemName(repeat)
  return `${item.charAt(0).toUpperCase()}${item.slice(1)} ${index + 1}`
}

/** The entry's other answers in one line: "friend · 50%". What may be left open and is says nothing. */
export function entryDetails(repeat: Repeat, entry: Entry, outer: Look): string {
  const named = titleField(repeat, entry, outer)
  return fieldsOf(repeat.fields, entry, outer)
    .filter((field) => field !== named && (field.required || entry[field.id]))
    .map((field) => readable(field, entry[field.id] ?? ''))
    .join(' · ')
}

/** The field that says what an entry is: the first that must be answered, in words of the customer's own. */
const titleField = (repeat: Repeat, entry: Entry, outer: Look): Field | undefined =>
  fieldsOf(repeat.fields, entry, outer).find(({ type, format, required }) => {
    return required && (type === 'textarea' || (type === 'text' && !FIGURES.has(format)))
  })

/** Formats of days and figures, which say nothing by themselves. */
const FIGURES = new Set<Field['format']>(['date', 'birth_date', 'money', 'number', 'percent'])
