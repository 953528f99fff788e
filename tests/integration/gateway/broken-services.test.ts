import { createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { table } from '@formwright/gateway/table'
import { afterAll, expect, it } from 'vitest'
import { NOWHERE, startGateway, startService } from './support.ts'

/** A server that does one thing to every connection, and counts the requests. */
async function startRaw(onRequest: (socket: Socket) => void) {
  let requests = 0
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('data', () => {
      requests++
      onRequest(socket)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, count: () => requests }
}

const silent = await startRaw(() => undefined)
const resetting = await startRaw((socket) => socket.resetAndDestroy())
const halfway = await startRaw((socket) => {
  socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"half":')
  setTimeout(() => socket.resetAndDestroy(), 50)
})
const nonsense = await startRaw((socket) => socket.end('this is not http\r\n\r\n'))
const documents = await startService()
const rows = table.map((row) => ({ ...row, timeoutMs: 400 }))
const { url } = await startGateway(
  {
    catalog: NOWHERE,
    auth: silent.url,
    checkout: resetting.url,
    attorney: halfway.url,
    'support-chat': nonsense.url,
    documents: documents.url
  },
  { rows }
)
const ask = (path: string, method = 'GET') => fetch(new URL(path, url), { method })

const UNAVAILABLE = { detail: 'Service temporarily unavailable', code: 'unavailable' }

it('answers 503 with Retry-After for a service that is down, and the others go on', async () => {
  const answer = await ask('/api/services')
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([503, '2', UNAVAILABLE])
  expect((await ask('/api/user/progress')).status).toBe(200)
})

it('answers 504 for a service that hangs', async () => {
  const startedAt = Date.now()
  const answer = await ask('/api/auth/me')
  expect([answer.status, await answer.json()]).toMatchObject([504, { code: 'timeout' }])
  expect(Date.now() - startedAt).toBeLessThan(3_000)
})

it('tries a broken GET once more and a POST never', async () => {
  const before = resetting.count()
  expect((await ask('/api/checkout/status/x')).status).toBe(503)
  expect(resetting.count() - before).toBe(2)
  expect((await ask('/api/checkout/create-session', 'POST')).status).toBe(503)
  expect(resetting.count() - before).toBe(3)
})

it('answers 503 to nonsense', async () => {
  const answer = await ask('/api/help/articles')
  expect([answer.status, await answer.json()]).toEqual([503, UNAVAILABLE])
})

it('breaks off an answer that broke off, so that half of one never looks whole', async () => {
  await expect(ask('/api/attorneys/1').then((answer) => answer.text())).rejects.toThrow()
  await wait(10)
})

it('tells nothing about what is behind it', async () => {
  for (const path of ['/api/services', '/api/auth/me', '/api/checkout/status/x', '/api/help/articles']) {
    expect(await (await ask(path)).text()).not.toMatch(/127\.0\.0\.1|ECONN|UND_ERR|fastify|undici| at /i)
  }
})
