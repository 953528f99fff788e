import { Type } from 'typebox'
import { beforeAll, expect, it } from 'vitest'
import { createLogger } from '../process/log.ts'
import { createApp } from './app.ts'
import { unprocessable } from './errors.ts'
import { Limit } from './schemas.ts'

const app = createApp({
  service: 'test',
  description: 'x',
  log: createLogger('test', 'silent'),
  ready: async () => ({ database: 'down' })
})
const Body = Type.Object({
  name: Type.String({ maxLength: 20 }),
  note: Type.Optional(Type.String()),
  items: Type.Optional(Type.Array(Type.Object({ id: Type.Integer() })))
})

beforeAll(async () => {
  app.post('/things', { schema: { body: Body } }, async (request) => request.body)
  app.get('/things', { schema: { querystring: Type.Object({ limit: Limit }) } }, async (request) => request.query)
  app.get('/bug', async () => {
    throw new Error('relation "users" at 127.0.0.1')
  })
  app.get('/away', async () => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  })
  app.get('/refused', async () => {
    throw unprocessable('No', [{ field: 'name', message: 'is taken' }])
  })
  await app.ready()
})

const post = (payload: string | Buffer, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/things', headers: { 'content-type': type }, payload })

it.each([
  ['JSON that is cut off', '{"name":', 400],
  ['no body', '', 400],
  ['another type', 'name=x', 415],
  ['a prototype key', '{"__proto__":{"x":1},"name":"a"}', 400],
  ['a constructor key', '{"constructor":{"prototype":{}},"name":"a"}', 400],
  ['NUL in a text', '{"name":"a\\u0000"}', 400],
  ['a lone surrogate', '{"name":"\\ud800"}', 400],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400],
  ['20,000 levels', '['.repeat(20_000) + ']'.repeat(20_000), 400],
  ['more than the limit', `{"name":"${'a'.repeat(270_000)}"}`, 413],
  ['a list for an object', '[]', 422],
  ['a number for a text', '{"name":1}', 422],
  ['a field nobody asked for', '{"name":"a","price":1}', 422],
  ['one inside a list', '{"name":"a","items":[{"id":1,"x":1}]}', 422]
])('refuses %s with our own error shape', async (_what, payload, status) => {
  const answer = await post(payload, _what === 'another type' ? 'text/plain' : undefined)
  expect([answer.statusCode, Object.keys(answer.json()).slice(0, 2)]).toEqual([status, ['detail', 'code']])
})

it('refuses an unknown field, empty or not, also one that every object inherits', async () => {
  for (const field of ['other', 'toString', 'constructor', 'hasOwnProperty']) {
    for (const value of ['', null, 'x']) {
      const answer = await post(JSON.stringify({ name: 'Ada', [field]: value }))
      expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field, message: 'is not known' }]])
    }
  }
})

it('takes an empty text or null for an absent optional field, and leaves required ones alone', async () => {
  expect((await post('{"name":"","note":""}')).json()).toEqual({ name: '' })
  expect((await post('{"name":"a","note":null}')).json()).toEqual({ name: 'a' })
})

it('names each bad field', async () => {
  const answer = await post('{"extra":1,"items":[{"id":"x"}]}')
  expect(
    answer
      .json()
      .errors.map((error: { field: string }) => error.field)
      .sort()
  ).toEqual(['extra', 'items.0.id', 'name'])
})

it.each([
  ['?limit=5', 200],
  ['', 200],
  ['?limit=0', 422],
  ['?limit=1e9', 422],
  ['?limit=NaN', 422],
  ['?limit=1&limit=9', 422]
])('bounds the query %s', async (query, status) => {
  expect((await app.inject(`/things${query}`)).statusCode).toBe(status)
})

it('answers a bug without its message, and an absent database with 503 and Retry-After', async () => {
  const bug = await app.inject('/bug')
  expect([bug.statusCode, bug.json()]).toEqual([500, { detail: 'Internal server error', code: 'internal' }])
  const away = await app.inject('/away')
  expect([away.statusCode, away.headers['retry-after'], away.body.includes('127.0.0.1')]).toEqual([503, '2', false])
})

it('passes a refusal on with its fields, and gives every answer a request id', async () => {
  const answer = await app.inject({ url: '/refused', headers: { 'x-request-id': 'abcdefgh-1' } })
  expect(answer.json()).toEqual({ detail: 'No', code: 'invalid', errors: [{ field: 'name', message: 'is taken' }] })
  expect(answer.headers['x-request-id']).toBe('abcdefgh-1')
  expect((await app.inject({ url: '/nowhere', headers: { 'x-request-id': 'a b' } })).headers['x-request-id']).toMatch(
    /^[0-9a-f-]{36}$/
  )
})

it('lives while it is unready', async () => {
  expect([(await app.inject('/healthz')).statusCode, (await app.inject('/readyz')).statusCode]).toEqual([200, 503])
})
