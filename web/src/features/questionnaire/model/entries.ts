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

/** The entry's first answer as a title, else "Child 2". */
export function entryTitle(repeat: Repeat, entry: Entry, index: number): string {
  const named = titleField(repeat, entry)
  const text = named ? readable(named, entry[named.id] ?? '') : ''
  if (text) return text
  const item = itemName(repeat)
  return `${item.charAt(0).toUpperCase()}${item.slice(1)} ${index + 1}`
}

/** The field that names an entry: its first answer in free text. */
export function titleField(repeat: Repeat, entry: Entry): Field | undefined {
  return repeat.fields.find((field) => field.type === 'text' && filled(entry[field.id]))
}

/** The entry's other answers in one line: "friend · 50%". */
export function entryDetails(repeat: Repeat, entry: Entry, outer: Look): string {
  const named = titleField(repeat, entry)
  return fieldsOf(repeat.fields, entry, outer)
    .filter((field) => field !== named)
    .map((field) => readable(field, entry[field.id] ?? ''))
    .join(' · ')
}

function filled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && text !== UNKNOWN_ANSWER
}
