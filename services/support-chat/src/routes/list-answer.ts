import { actorFrom } from '@formwright/kit/actor'
import { recordAudit } from '@formwright/kit/audit'
import { toCsv } from '@formwright/kit/csv'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '../repositories/page.ts'
import type { ListQuery } from '../schemas/list.ts'
import type { Database } from '../tables.ts'

export const pageFrom = ({ limit, cursor }: ListQuery): Page => ({ limit, before: cursor })

interface ListOptions<Row, Answer> {
  /** Where the list is, for the link to its next page. */
  path: string
  columns: readonly (keyof Answer & string)[]
  toAnswer: (row: Row) => Answer
}

/**
 * A page of a list as JSON or CSV, with the next one in the `Link` header; who read it is written down. `rows` may hold one
 * more than the page.
 */
export async function answerList<Row extends { seq: string }, Answer extends object>(
  db: Database,
  { request, reply, query, rows }: { request: FastifyRequest; reply: FastifyReply; query: ListQuery; rows: Row[] },
  { path, columns, toAnswer }: ListOptions<Row, Answer>
) {
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  reply.header('cache-control', 'no-store')
  if (rows.length > shown.length && last) {
    const format = query.format === 'csv' ? '&format=csv' : ''
    reply.header('link', `<${path}?limit=${query.limit}&cursor=${last.seq}${format}>; rel="next"`)
  }
  const answers = shown.map(toAnswer)
  const name = path.split('/').at(-1)
  const action = `${name}.${query.format === 'csv' ? 'exported' : 'read'}`
  await recordAudit(db, actorFrom(request), { action, details: { rows: shown.length }, requestId: request.id })
  if (query.format === 'json') return reply.send(answers)
  return reply
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(
      toCsv(
        [...columns],
        answers.map((answer) => columns.map((column) => answer[column] as string | null))
      )
    )
}
