import type { FastifyReply } from 'fastify'
import { toCsv } from '../domain/csv.ts'
import type { Page } from '../repositories/page.ts'
import type { ListQuery } from '../schemas/list.ts'

export const pageFrom = ({ limit, cursor }: ListQuery): Page => ({ limit, before: cursor })

interface ListOptions<Row, Answer> {
  /** Where the list is, for the link to its next page. */
  path: string
  columns: readonly (keyof Answer & string)[]
  toAnswer: (row: Row) => Answer
}

/** A page of a list as JSON or CSV, with the next one in the `Link` header. `rows` may hold one more than the page. */
export function answerList<Row extends { seq: string }, Answer extends object>(
  reply: FastifyReply,
  { query, rows }: { query: ListQuery; rows: Row[] },
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
  if (query.format === 'json') return reply.send(answers)
  const name = path.split('/').at(-1)
  return reply
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(toCsv(columns, answers))
}
