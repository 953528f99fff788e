import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { Type } from 'typebox'
import { unprocessable } from '../http/errors.ts'
import { Limit } from '../http/schemas.ts'

/** Query parameters of a list that goes on: spread them into the route's schema. */
export const PageQuery = {
  limit: Limit,
  cursor: Type.Optional(Type.String({ maxLength: 400, description: 'From the `Link` header of the page before' }))
}

/** The order of a list: where a row stands in it, as a cursor, and the place that such a cursor names. */
export interface Order<Row, Place> {
  cursorOf(row: Row): string
  /** Undefined for a cursor that we did not make. */
  placeOf(cursor: string): Place | undefined
}

/** Where a row stands by time: in microseconds, as Postgres keeps it, and id. */
export interface Position {
  micros: number
  id: string
}

/** Newest first by time and id, as `newestFirst` reads them. */
export const byTime: Order<Position, Position> = {
  cursorOf: ({ micros, id }) => Buffer.from(`${micros}.${id}`).toString('base64url'),
  placeOf(cursor) {
    const [, micros, id] = /^(\d{1,16})\.([A-Za-z0-9_-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
    return micros === undefined || id === undefined ? undefined : { micros: Number(micros), id }
  }
}

/** Newest first by a number that the table gives its rows, as `newestBySeq` reads them. */
export const bySeq: Order<{ seq: string }, string> = {
  cursorOf: ({ seq }) => String(seq),
  placeOf: (cursor) => (/^\d{1,18}$/.test(cursor) ? cursor : undefined)
}

/** What a repository is asked for: rows beyond a place, one more than a page has, which tells whether there is another. */
export interface Page<Place> {
  after: Place | undefined
  limit: number
}

/** The page that a request's query asks for. Throws 422 for a cursor that we did not make. */
export function pageAfter<Place>(
  { placeOf }: Order<never, Place>,
  { cursor, limit }: { cursor?: string; limit: number }
): Page<Place> {
  const after = cursor === undefined ? undefined : placeOf(cursor)
  if (cursor !== undefined && after === undefined) {
    throw unprocessable('This page does not exist', [{ field: 'cursor', message: 'is not in the right form' }])
  }
  return { after, limit }
}

/** Rows in the order `time desc, id desc`, with their position. The id may be a text or a uuid; a cursor's is any text. */
export function newestFirst<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  columns: { time: string; id: string },
  { after, limit }: Page<Position>
): SelectQueryBuilder<Tables, Table, Row & { micros: number }> {
  const [time, id] = [sql.ref(columns.time), sql.ref(columns.id)]
  let rows = query.select(microsOf(columns.time).as('micros'))
  if (after !== undefined) rows = rows.where(isBeyond(time, id, after))
  return rows
    .orderBy(time, 'desc')
    .orderBy(id, 'desc')
    .limit(limit + 1) as never
}

/** Rows in the order `seq desc`. */
export function newestBySeq<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { after, limit }: Page<string>
): SelectQueryBuilder<Tables, Table, Row> {
  const rows = after === undefined ? query : query.where(sql<boolean>`seq < ${after}::bigint`)
  return rows.orderBy(sql`seq`, 'desc').limit(limit + 1)
}

/** A column's time in microseconds: a Date keeps milliseconds alone and would skip rows between two pages. */
export const microsOf = (column: string): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`

const isBeyond = (time: RawBuilder<unknown>, id: RawBuilder<unknown>, { micros, id: last }: Position) =>
  sql<boolean>`(${time}, ${id}::text) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${last}::text)`

/** Cuts the one row too many that was read, and names the next page in a `Link` header when there is one. */
export function pageOf<Placed, Row extends Placed>(
  rows: Row[],
  { cursorOf }: Order<Placed, unknown>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply }
): Row[] {
  const { limit } = request.query as { limit: number }
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (rows.length > limit && last !== undefined) {
    const next = new URL(request.url, 'http://localhost')
    next.searchParams.set('cursor', cursorOf(last))
    reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  return page
}
