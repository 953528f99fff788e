import type { Problem } from '@formwright/interview/problems'
import type { ServiceContent } from '../../content/library.ts'

const MAX_TEXT = 10_000
const MAX_KEYS = 500
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

type Entry = Record<string, string>

/**
 * Takes whatever a client sent and lets through only bounded strings and lists of flat entries, trimmed.
 * Empty and null count as not answered. What is refused here is refused for drafts too.
 */
export function readRaw(service: ServiceContent, raw: unknown) {
  const values = new Map<string, string | Entry[]>()
  const errors: Problem[] = []
  const refuse = (field: string, message: string) => void errors.push({ field: field.slice(0, 100), message })
  if (!isPlainObject(raw)) {
    refuse('answers', 'Answers must be an object.')
    return { values, errors }
  }
  const keys = Object.keys(raw)
  if (keys.length > MAX_KEYS) refuse('answers', `A form has at most ${MAX_KEYS} answers.`)
  const lists = new Map(service.questionnaire.questions.map(({ id, repeat }) => [id, repeat]))

  for (const key of keys.slice(0, MAX_KEYS)) {
    const value = raw[key]
    if (FORBIDDEN_KEYS.has(key) || key.length > 100) refuse(key, 'This form has no such question.')
    else if (isAbsent(value)) continue
    else if (lists.get(key) !== undefined) readList(key, value, lists.get(key)?.max ?? 0)
    else if (typeof value === 'string') readText(key, value, (text) => values.set(key, text))
    else if (Array.isArray(value) && !lists.has(key)) readList(key, value, 60)
    else refuse(key, 'This answer must be text.')
  }
  return { values, errors }

  function readText(place: string, value: string, keep: (text: string) => void) {
    if (value.length > MAX_TEXT) refuse(place, `This answer is too long (at most ${MAX_TEXT} characters).`)
    else if (value.trim() !== '') keep(value.trim())
  }

  function readList(key: string, value: unknown, max: number) {
    if (!Array.isArray(value)) return refuse(key, 'This answer must be a list.')
    if (value.length > max) return refuse(key, `At most ${max} can be given here.`)
    const entries: Entry[] = []
    for (const [index, item] of value.entries()) {
      const place = `${key}[${index}]`
      const fields = isPlainObject(item) ? Object.keys(item) : []
      if (!isPlainObject(item) || fields.length > MAX_KEYS) {
        refuse(place, 'Each entry must be an object of texts.')
        continue
      }
      const entry: Entry = {}
      for (const field of fields) {
        const text = item[field]
        if (FORBIDDEN_KEYS.has(field) || field.length > 100)
          refuse(`${place}.${field}`, 'This form has no such question.')
        else if (isAbsent(text)) continue
        else if (typeof text !== 'string') refuse(`${place}.${field}`, 'This answer must be text.')
        else readText(`${place}.${field}`, text, (kept) => (entry[field] = kept))
      }
      entries.push(entry)
    }
    if (entries.length > 0) values.set(key, entries)
  }
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
