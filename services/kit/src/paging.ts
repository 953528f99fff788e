import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { Type } from 'typebox'
import { unprocessable } from './errors.ts'
import { Limit } from './schemas.ts'

/** Query parameters of a list that goes on: spread them into the route's schema. */
export const PageQuery = {
  limit: Limit,
  cursor: Type.Optional(Type.String({ maxLength: 160, description: 'From the `Link` header of the page before' }))
}

/** Where a page ends: time in microseconds, as Postgres keeps it, and id. Newest first. */
export interface Position {
  micros: number
  id: string
}

/** The position a client's cursor names. Throws 422 for one that we did not make. */
export function positionOf(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined
  const [, micros, id] = /^(\d{1,16})\.([A-Za-z0-9_-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (micros === undefined || id === undefined) {
    throw unprocessable('This page does not exist', [{ field: 'cursor', message: 'is not in the right form' }])
  }
  return { micros: Number(micros), id }
}

/** A column's time in microseconds: a Date keeps milliseconds alone and would skip rows between two pages. */
export const microsOf = (column: string): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`

/** True for rows after this position, in the order `time desc, id desc`. The id may be a text or a uuid; a cursor's is any text. */
export const isAfter = (columns: { time: string; id: string }, { micros, id }: Position): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(columns.time)}, ${sql.ref(columns.id)}::text)
    < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::text)`

/** Cuts the one row too many that was read, and names the next page in a `Link` header when there is one. */
export function pageOf<Row extends Position>(
  rows: Row[],
  { limit, request, reply }: { limit: number; request: FastifyRequest; reply: FastifyReply }
): Row[] {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (rows.length > limit && last !== undefined) {
    const next = new URL(request.url, 'http://localhost')
    next.searchParams.set('cursor', Buffer.from(`${last.micros}.${last.id}`).toString('base64url'))
    reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  return page
}
