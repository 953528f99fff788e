import type { Form } from './form.ts'
import { text, wholeNumber } from './session-params.ts'

/** A page of a list, newest first, with Stripe's `limit`, `starting_after`, `ending_before` and `created`. */
export function listPage<T extends { id: string; created: number }>(records: T[], query: Form, url: string): object {
  const limit = Math.min(wholeNumber(query, 'limit', 1) ?? 10, 100)
  const newestFirst = records.filter((record) => isCreatedWithin(record, query)).reverse()
  const after = text(query['starting_after'])
  const before = text(query['ending_before'])
  const start = after ? newestFirst.findIndex((record) => record.id === after) + 1 : 0
  const end = before ? newestFirst.findIndex((record) => record.id === before) : newestFirst.length
  const range = newestFirst.slice(start, end < 0 ? newestFirst.length : end)
  const data = before ? range.slice(-limit) : range.slice(0, limit)
  return { object: 'list', data, has_more: range.length > data.length, url }
}

function isCreatedWithin(record: { created: number }, query: Form): boolean {
  const created = query['created']
  if (created === undefined) return true
  if (typeof created === 'string') return record.created === Number(created)
  if (Array.isArray(created)) return true
  const bound = (name: string): number | null => wholeNumber(created, name, 0)
  const { created: at } = record
  return (
    at > (bound('gt') ?? -1) &&
    at >= (bound('gte') ?? 0) &&
    at < (bound('lt') ?? Number.MAX_SAFE_INTEGER) &&
    at <= (bound('lte') ?? Number.MAX_SAFE_INTEGER)
  )
}
