import { unknown } from './answers.ts'
import type { Field, Questionnaire } from './questionnaire.ts'

/** What the server checks finished answers by, as it travels with the questions. */
export type Rules = Pick<Questionnaire, 'formats' | 'complaints'>

/** What is wrong with one answer, in the server's words; null where it will be taken. */
export function complaint(rules: Rules, field: Field, value: string, exampleOf: ExampleOf): string | null {
  const say = (about: keyof Rules['complaints'], n?: number) => said(rules, about, { n })
  if (value === '') return field.required ? say('missing') : null
  if (value === unknown) return field.unknown_allowed ? null : say('not_open')
  if (field.options && !field.options.includes(value)) return say('no_option')
  const refusal = field.refuse?.[value]
  if (refusal) return refusal
  if (field.max_length !== undefined && value.length > field.max_length) return say('too_long', field.max_length)
  if (field.type === 'text' && /[\n\r]/.test(value)) return say('one_line')
  if (!field.format) return null
  const { pattern, message, example } = rules.formats[field.format]
  if (!new RegExp(pattern, 'u').test(value)) return `${message}, such as ${exampleOf(field, example)}.`
  if (!['number', 'percent', 'money'].includes(field.format)) return null
  if (field.min !== undefined && Number(value) < field.min) return say('at_least', field.min)
  return field.max !== undefined && Number(value) > field.max ? say('at_most', field.max) : null
}

/** How a person would write the example. */
type ExampleOf = (field: Field, example: string) => string

/** The server's sentence with its places filled in. */
export function said(
  { complaints }: Rules,
  about: keyof Rules['complaints'],
  places: Record<string, string | number | undefined>
): string {
  return complaints[about].replace(/\{(\w+)\}/g, (_, place: string) => String(places[place]))
}
