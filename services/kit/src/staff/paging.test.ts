import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { bySeq, byTime, type Order, pageAfter, pageOf } from './paging.ts'

function page<Placed, Row extends Placed>(rows: Row[], order: Order<Placed, unknown>, limit: number) {
  const headers: Record<string, string> = {}
  const reply = { header: (name: string, value: string) => (headers[name] = value) } as unknown as FastifyReply
  const request = { url: `/api/things?limit=${limit}&kind=a%26b`, query: { limit } } as FastifyRequest
  const shown = pageOf(rows, order, { request, reply })
  const next = new URL(/^<([^>]+)>; rel="next"$/.exec(headers['link'] ?? '')?.[1] ?? '', 'http://localhost')
  return { shown, link: headers['link'], next, cursor: next.searchParams.get('cursor') ?? '' }
}
const rows = [3, 2, 1].map((micros) => ({ micros, id: `id-${micros}`, seq: String(micros) }))

it('names the next page, with the filters of this one, as long as there is one', () => {
  const { shown, next, cursor } = page(rows, byTime, 2)
  expect(shown.map(({ id }) => id)).toEqual(['id-3', 'id-2'])
  expect(next.pathname + next.searchParams.get('kind')).toBe('/api/thingsa&b')
  expect(pageAfter(byTime, { cursor, limit: 2 })).toEqual({ after: { micros: 2, id: 'id-2' }, limit: 2 })
  expect(page(rows, byTime, 3)).toMatchObject({ shown: rows, link: undefined })
})

it('goes by the number of a row where the table gives one', () => {
  const { cursor } = page(rows, bySeq, 1)
  expect(pageAfter(bySeq, { cursor, limit: 1 })).toEqual({ after: '3', limit: 1 })
})

it.each(['', 'x', Buffer.from("1.a' or 1=1").toString('base64url'), Buffer.from('-1.a').toString('base64url')])(
  'refuses the cursor %j',
  (cursor) => {
    expect(() => pageAfter(byTime, { cursor, limit: 1 })).toThrow('This page does not exist')
    expect(() => pageAfter(bySeq, { cursor, limit: 1 })).toThrow('This page does not exist')
  }
)
