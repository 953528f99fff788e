import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import { actorFrom } from '../identity/actor.ts'
import type { KitTables } from '../postgres/tables.ts'
import { recordAudit } from './audit.ts'
import { type Cell, toCsv } from './csv.ts'
import { PageQuery } from './paging.ts'

/** Query parameters of a list that staff may have as a table for a spreadsheet: spread them into the route's schema. */
export const StaffListQuery = {
  ...PageQuery,
  format: Type.Enum(['json', 'csv'] as const, { default: 'json', description: '`csv`: a file for a spreadsheet' })
}
/** What such a list answers with, beside the route's summary. */
export const STAFF_LIST_TYPES = ['application/json', 'text/csv']

/** A table of a list: its columns, and what a row has in them. */
export interface Table<Answer> {
  columns: readonly string[]
  cellsOf(answer: Answer): Cell[]
}

/** A table whose columns are fields of the answers. */
export const tableOf = <Column extends string>(columns: readonly Column[]): Table<Record<Column, Cell>> => ({
  columns,
  cellsOf: (answer) => columns.map((column) => answer[column])
})

export interface StaffList<Answer> {
  /** What is listed, as the audit names it: `mails` is `mails.read`, and as a table `mails.exported`. */
  of: string
  answers: Answer[]
  table?: Table<NoInfer<Answer>>
}

/**
 * Answers with a page of what customers left or staff are, and writes down who read or exported it, how many rows, and by
 * which filters; but not by which text, which may be somebody's address.
 */
export async function answerStaffList<Tables extends KitTables, Answer>(
  db: Kysely<Tables>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { of, answers, table }: StaffList<Answer>
): Promise<Answer[]> {
  const { format, limit: _, cursor: __, q: ___, ...filters } = request.query as Record<string, unknown>
  const asTable = format === 'csv' ? table : undefined
  const action = `${of}.${asTable ? 'exported' : 'read'}`
  await recordAudit(db, actorFrom(request), {
    action,
    details: { rows: answers.length, ...filters },
    requestId: request.id
  })
  reply.header('cache-control', 'no-store')
  if (asTable === undefined) return answers
  const name = new URL(request.url, 'http://localhost').pathname.split('/').at(-1)
  reply.header('content-disposition', `attachment; filename="${name}.csv"`).type('text/csv; charset=utf-8')
  return reply.send(toCsv(asTable.columns, answers.map(asTable.cellsOf)) as never) as never
}
