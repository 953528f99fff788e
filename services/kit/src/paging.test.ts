import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { pageOf, positionOf } from './paging.ts'

function page(rows: { micros: number; id: string }[], limit: number) {
  const headers: Record<string, string> = {}
  const reply = { header: (name: string, value: string) => (headers[name] = value) } as unknown as FastifyReply
  const request = { url: `/api/things?limit=${limit}&kind=a%26b` } as FastifyRequest
  return { rows: pageOf(rows, { limit, request, reply }), link: headers['link'] }
}
const rows = [3, 2, 1].map((micros) => ({ micros, id: `id-${micros}` }))

it('names the next page, with the filters of this one, as long as there is one', () => {
  const { rows: first, link } = page(rows, 2)
  expect(first.map(({ id }) => id)).toEqual(['id-3', 'id-2'])
  const next = new URL(/^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1] ?? '', 'http://localhost')
  expect(next.pathname + next.searchParams.get('kind')).toBe('/api/thingsa&b')
  expect(positionOf(next.searchParams.get('cursor') ?? '')).toEqual({ micros: 2, id: 'id-2' })
  expect(page(rows, 3)).toEqual({ rows, link: undefined })
})

it.each(['', 'x', Buffer.from("1.a' or 1=1").toString('base64url'), Buffer.from('-1.a').toString('base64url')])(
  'refuses the cursor %j',
  (cursor) => {
    expect(() => positionOf(cursor)).toThrow('This page does not exist')
  }
)
