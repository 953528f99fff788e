import type { FastifyReply } from 'fastify'
import type { Page } from '../schemas/list.ts'

export interface PageOf<Row> {
  /** Where the list is, for the link to its next page. */
  path: string
  query: Page & Record<string, string | number | undefined>
  /** One more than the page, when there is another. */
  rows: Row[]
}

/** The rows of a page; the next page stands in the `Link` header, with the same filters. */
export function pageOf<Row extends { seq: string }>(reply: FastifyReply, { path, query, rows }: PageOf<Row>): Row[] {
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  reply.header('cache-control', 'no-store')
  if (rows.length > shown.length && last) {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries({ ...query, cursor: last.seq })) {
      if (value !== undefined) search.set(name, String(value))
    }
    reply.header('link', `<${path}?${search}>; rel="next"`)
  }
  return shown
}
