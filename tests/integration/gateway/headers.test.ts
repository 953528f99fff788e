import { expect, it } from 'vitest'
import { exchange, startGateway, startService } from './support.ts'

const catalog = await startService((app) => {
  app.get('/api/services/cached', async (_request, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=60', etag: '"1"' }).send([])
  )
})
const direct = await startGateway({ catalog: catalog.url })
const behindProxy = await startGateway({ catalog: catalog.url }, { trustProxy: ['127.0.0.1'] })

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

it('drops what a client says about itself and says who it is', async () => {
  const spoofed = [
    'X-Forwarded-For: 6.6.6.6',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Host: evil.example',
    'Forwarded: for=6.6.6.6',
    'X-Real-Ip: 6.6.6.6',
    'X-User-Id: 1',
    'X-User-Role: admin',
    'X-Internal-Token: t',
    'X-Request-Id: 00000000-0000-0000-0000-000000000000',
    `Traceparent: 00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    'Cookie: a=b',
    'Connection: x-request-id, x-forwarded-for, authorization',
    'Authorization: Bearer t',
    'Accept-Language: de',
    'Idempotency-Key: k'
  ]
  const answer = await exchange(direct.port, `GET /api/services HTTP/1.1\r\nHost: x\r\n${spoofed.join('\r\n')}\r\n\r\n`)
  const headers = catalog.seen.at(-1)?.headers ?? {}
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'accept-language': 'de',
    'idempotency-key': 'k',
    'x-request-id': expect.stringMatching(UUID)
  })
  expect(headers['x-request-id']).not.toMatch(/^0{8}/)
  expect(headers['traceparent']).not.toContain('a'.repeat(32))
  const others = Object.keys(headers).filter((name) =>
    /^(x-(?!request-id|forwarded-(for|proto)$)|forwarded|cookie)/.test(name)
  )
  expect(others).toEqual([])
  expect(answer.toLowerCase()).toContain(`x-request-id: ${headers['x-request-id']}`)
})

it('believes the last hop of a listed proxy, and no other', async () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }
  await fetch(new URL('/api/services', behindProxy.url), { headers })
  expect(catalog.seen.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.7')
})

it('takes a body from a GET away', async () => {
  await exchange(
    direct.port,
    'GET /api/services HTTP/1.1\r\nHost: x\r\nContent-Type: a/b\r\nContent-Length: 2\r\n\r\n{}'
  )
  const { headers, body } = catalog.seen.at(-1) ?? {}
  expect([headers?.['content-length'], headers?.['content-type'], body?.length]).toEqual([undefined, undefined, 0])
})

it('names no program behind it and lets an answer of the API rest nowhere', async () => {
  const answer = await fetch(new URL('/api/services', direct.url))
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY'
  })
  expect(answer.headers.get('permissions-policy')).toContain('camera=()')
  expect([answer.headers.get('server'), answer.headers.get('x-powered-by')]).toEqual([null, null])
})

it("keeps a service's own caching rule", async () => {
  const answer = await fetch(new URL('/api/services/cached', direct.url))
  expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['public, max-age=60', '"1"'])
})

it('sets the same headers on refusals', async () => {
  for (const path of ['/api/unknown', '/api/services/%252e']) {
    const answer = await exchange(direct.port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'")
    expect(answer.toLowerCase()).toContain('x-frame-options: deny')
  }
})
