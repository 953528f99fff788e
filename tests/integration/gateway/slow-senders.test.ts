import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startGateway, startService, statusOf } from './support.ts'

const checkout = await startService()
const { port } = await startGateway(
  { checkout: checkout.url },
  { requestTimeoutMs: 1_500, http: { headersTimeout: 800, connectionsCheckingInterval: 100 } }
)

function drip(head: string, drop: string): Promise<{ answer: string; ms: number }> {
  const startedAt = Date.now()
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(head))
    const timer = setInterval(() => socket.write(drop), 100)
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve({ answer, ms: Date.now() - startedAt })
    })
  })
}

it('cuts off headers that arrive byte by byte, with 408', async () => {
  const { answer, ms } = await drip('GET /api/checkout/status/x HTTP/1.1\r\nHost: x\r\nX-A: ', 'a')
  expect(statusOf(answer)).toBe(408)
  expect(answer).toContain('"code":"timeout"')
  expect(ms).toBeLessThan(3_000)
})

it('cuts off a body that arrives byte by byte', async () => {
  const head = 'POST /api/checkout/create-session HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n'
  const { ms } = await drip(head, 'a')
  expect(ms).toBeLessThan(4_000)
  expect(checkout.seen).toEqual([])
})

it('cuts off connections that say nothing, and answers others meanwhile', async () => {
  const idle = Array.from({ length: 300 }, () => {
    const socket = connect(port, '127.0.0.1').resume()
    socket.on('error', () => undefined)
    return once(socket, 'close')
  })
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  await Promise.all(idle)
})
