import Fastify from 'fastify'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { rememberAnswers } from './remembered.ts'

const remembered = rememberAnswers({ mostBytes: 30 })
const app = Fastify()
let reads: string[] = []
let meanwhile = () => {}
app.get<{ Params: { key: string } }>('/:key', (request, reply) =>
  remembered.answer(request, reply, request.params.key, async () => {
    reads.push(request.params.key)
    meanwhile()
    return { of: request.params.key }
  })
)
const few = rememberAnswers({ mostAnswers: 2 })
app.get<{ Params: { key: string } }>('/few/:key', (request, reply) =>
  few.answer(request, reply, request.params.key, () => ({ read: reads.push(request.params.key) }))
)
const get = (key: string, headers = {}) => app.inject({ url: `/${key}`, headers })

beforeEach(() => {
  remembered.forget()
  meanwhile = () => {}
  reads = []
})
afterAll(() => app.close())

it('reads an answer once, and again when it was told to forget', async () => {
  const answers = [await get('a'), await get('a')]
  expect(answers.map((answer) => answer.json())).toEqual([{ of: 'a' }, { of: 'a' }])
  expect(reads).toEqual(['a'])
  remembered.forget()
  await get('a')
  expect(reads).toEqual(['a', 'a'])
})

it('does not keep what was read before it was told to forget', async () => {
  meanwhile = remembered.forget
  await get('a')
  await get('a')
  expect(reads).toEqual(['a', 'a'])
})

it('keeps as much as it may, and of that what was asked for last', async () => {
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(key)
  expect(reads).toEqual(['a', 'b', 'c', 'd', 'b'])
})

it('keeps no more answers than it may, however small they are', async () => {
  for (const key of ['a', 'b', 'b', 'c', 'a']) await get(`few/${key}`)
  expect(reads).toEqual(['a', 'b', 'c', 'a'])
})

it.each(['"x", ETAG', 'W/ETAG', 'ETAG'])('answers 304 to who names the current answer by %s', async (header) => {
  const { etag = '' } = (await get('a')).headers
  const again = await get('a', { 'if-none-match': header.replace('ETAG', String(etag)) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('b', { 'if-none-match': etag })).statusCode).toBe(200)
})
