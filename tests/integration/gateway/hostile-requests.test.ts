import { expect, it } from 'vitest'
import { exchange, startGateway, startService, statusOf } from './support.ts'

const catalog = await startService()
const documents = await startService()
const checkout = await startService()
const { port, url } = await startGateway({ catalog: catalog.url, documents: documents.url, checkout: checkout.url })

const hitsOf = () => catalog.seen.length + documents.seen.length + checkout.seen.length
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`

it.each([
  '/api/services/..%2fauth/me',
  '/api/services/%2e%2e/auth/me',
  '/api/services/../internal/stats',
  '/api/services/..;/internal',
  '/api/services/%5c..%5cinternal',
  '/api/services\\..\\internal',
  '/api/services/%252e%252e/internal',
  '/api/services/%252finternal',
  '/api/services/a%00',
  '/api/services/a%0d%0aX-Role:%20admin',
  '//internal/stats',
  '/api//services',
  '/api/./services',
  '/api/services/%',
  '/api/services/%zz',
  'http://elsewhere.example/api/services'
])('answers 400 in our shape to %s and asks no service', async (target) => {
  const before = hitsOf()
  const answer = await exchange(port, get(target))
  expect(statusOf(answer)).toBe(400)
  expect(answer).toMatch(/"detail":"[^"]+","code":"bad-request"/)
  expect(hitsOf()).toBe(before)
})

it.each(['/internal/stats', '/internal/services/1', '/metrics', '/openapi.json', '/api', '/api/', '/api/unknown'])(
  'answers 404 in our shape to %s',
  async (target) => {
    const before = hitsOf()
    const answer = await fetch(new URL(target, url))
    expect([answer.status, await answer.json()]).toEqual([404, { detail: 'Not found', code: 'not-found' }])
    expect(hitsOf()).toBe(before)
  }
)

const framing: [name: string, request: string][] = [
  ['Content-Length beside Transfer-Encoding', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two Content-Lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!'],
  ['a signed Content-Length', 'Content-Length: +5\r\n\r\nhello'],
  ['a space before the colon', 'Content-Length : 5\r\n\r\nhello'],
  ['a folded header', 'X-A: 1\r\n folded\r\nContent-Length: 0\r\n\r\n'],
  ['a bare line feed', 'X-A: 1\nX-B: 2\r\nContent-Length: 0\r\n\r\n'],
  ['an unknown encoding', 'Transfer-Encoding: xchunked\r\n\r\n'],
  ['an encoding named twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n'],
  ['a NUL in a header', 'X-A: a\0b\r\nContent-Length: 0\r\n\r\n'],
  ['two Hosts', 'Host: y\r\nContent-Length: 0\r\n\r\n']
]

it.each(framing)('refuses %s and closes the connection', async (_name, rest) => {
  const before = hitsOf()
  const answer = await exchange(port, `POST /api/checkout/create-session HTTP/1.1\r\nHost: x\r\n${rest}`)
  expect([400, 411]).toContain(statusOf(answer))
  expect(answer.toLowerCase()).toContain('connection: close')
  expect(answer).toContain('"detail"')
  expect(hitsOf()).toBe(before)
})

it.each(['TRACE', 'OPTIONS', 'PUT', 'PROPFIND'])('refuses the method %s', async (method) => {
  const before = hitsOf()
  const answer = await exchange(port, `${method} /api/services HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`)
  expect([400, 404, 405]).toContain(statusOf(answer))
  expect(hitsOf()).toBe(before)
})

it('opens no tunnel', async () => {
  expect(await exchange(port, 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n')).not.toContain('200')
})

it('refuses headers beyond 16 kB with 431', async () => {
  const answer = await exchange(port, get('/api/services', `X-A: ${'a'.repeat(20_000)}\r\n`))
  expect(statusOf(answer)).toBe(431)
})

it('survives a header called __proto__', async () => {
  expect(statusOf(await exchange(port, get('/api/services', '__proto__: x\r\nconstructor: y\r\n')))).toBe(200)
  expect(({} as { x?: string }).x).toBeUndefined()
})

it('lets whoever sends a body of 5 MB read the answer', async () => {
  const before = hitsOf()
  for (let turn = 0; turn < 10; turn++) {
    const target = new URL('/api/questionnaire/save', url)
    const answer = await fetch(target, { method: 'POST', body: Buffer.alloc(5_242_880) })
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { detail: 'The request is too large', code: 'too-large' }
    ])
  }
  expect(hitsOf()).toBe(before)
})

it('answers 413 to an announced body of 5 MB before it is sent', async () => {
  const before = hitsOf()
  const answer = await exchange(
    port,
    'POST /api/checkout/create-session HTTP/1.1\r\nHost: x\r\nContent-Length: 5242880\r\n\r\n'
  )
  expect(statusOf(answer)).toBe(413)
  expect(answer).toContain('"code":"too-large"')
  expect(hitsOf()).toBe(before)
})

it('answers 411 to a body without a length', async () => {
  const before = hitsOf()
  const answer = await exchange(
    port,
    'POST /api/questionnaire/save HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'
  )
  expect(statusOf(answer)).toBe(411)
  expect(hitsOf()).toBe(before)
})

it('takes 1 MB of answers and no more', async () => {
  const save = (bytes: number) =>
    fetch(new URL('/api/questionnaire/save', url), { method: 'POST', body: Buffer.alloc(bytes) })
  expect((await save(1_048_576)).status).toBe(200)
  expect(documents.seen.at(-1)?.body.length).toBe(1_048_576)
  expect((await save(1_048_577)).status).toBe(413)
})

it('takes a webhook without a length, byte for byte, and counts it', async () => {
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  const send = (...chunks: string[]) =>
    exchange(
      port,
      `POST /api/checkout/webhook HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nStripe-Signature: t=1,v1=a\r\nTransfer-Encoding: chunked\r\n\r\n${chunks.map(chunk).join('')}0\r\n\r\n`
    )
  expect(statusOf(await send('{ "a" :', ' 1 }'))).toBe(200)
  const { body, headers } = checkout.seen.at(-1) ?? {}
  expect([body?.toString(), headers?.['stripe-signature'], headers?.['content-length']]).toEqual([
    '{ "a" : 1 }',
    't=1,v1=a',
    '11'
  ])
  const before = hitsOf()
  expect(statusOf(await send('a'.repeat(200_000), 'b'.repeat(200_000)))).toBe(413)
  expect(hitsOf()).toBe(before)
})

it('asks the services for exactly what was asked, and only under its own prefixes', () => {
  const paths = (seen: { url: string }[]) => [...new Set(seen.map(({ url }) => url))]
  expect(paths(catalog.seen)).toEqual(['/api/services'])
  expect(paths(documents.seen)).toEqual(['/api/questionnaire/save'])
  expect(paths(checkout.seen)).toEqual(['/api/checkout/webhook'])
})
