import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { startGateway, startService } from './support.ts'

let stream = new PassThrough()
const documents = await startService((app) => {
  app.get('/api/documents/:id/events', (_request, reply) => {
    stream = new PassThrough()
    return reply.type('text/event-stream').send(stream)
  })
})

const waiting = await startService((app) => {
  app.get('/api/documents/:id/events', (_request, reply) => {
    const answer = new PassThrough()
    answer.write(': hello\n\n')
    return reply.type('text/event-stream').send(answer)
  })
})

async function open(url: string) {
  const headers = { accept: 'text/event-stream', 'last-event-id': '7' }
  const answer = await fetch(new URL('/api/documents/abc/events', url), { headers })
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const read = async () => {
    const { value, done } = await reader.read()
    return done ? undefined : Buffer.from(value).toString()
  }
  return { answer, read, cancel: () => reader.cancel() }
}

it('passes each event on as it comes', async () => {
  const { url } = await startGateway({ documents: documents.url })
  const opening = open(url)
  await eventually(() => expect(documents.seen.at(-1)?.url).toBe('/api/documents/abc/events'))
  stream.write('data: 1\n\n')
  const { answer, read, cancel } = await opening
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(documents.seen.at(-1)?.headers['last-event-id']).toBe('7')
  expect(await read()).toBe('data: 1\n\n')
  stream.write('data: 2\n\n')
  expect(await read()).toBe('data: 2\n\n')
  await cancel()
  await eventually(() => expect(stream.destroyed).toBe(true))
})

it('is not held up by open streams when it closes', async () => {
  const { app, url } = await startGateway({ documents: documents.url })
  const opening = open(url)
  await eventually(() => expect(documents.seen.length).toBe(2))
  stream.write(': hello\n\n')
  const { read } = await opening
  await read()
  const startedAt = Date.now()
  const ended = read().catch(() => undefined)
  await app.close()
  await ended
  expect(Date.now() - startedAt).toBeLessThan(3_000)
})

it('keeps a place for everybody: one address has forty at once, and others go on', async () => {
  const { url } = await startGateway({ documents: waiting.url }, { trustProxy: ['127.0.0.1'] })
  const ask = async (address: string, signal: AbortSignal) =>
    fetch(new URL('/api/documents/abc/events', url), { headers: { 'x-forwarded-for': address }, signal })
  const greedy = new AbortController()
  const crowd = new AbortController()
  const held = await Promise.all(Array.from({ length: 40 }, () => ask('198.51.100.1', greedy.signal)))
  expect(held.every(({ status }) => status === 200)).toBe(true)
  const refused = await ask('198.51.100.1', greedy.signal)
  expect([
    refused.status,
    refused.headers.get('retry-after'),
    ((await refused.json()) as { code: string }).code
  ]).toEqual([429, '10', 'too-many-requests'])
  const others = await Promise.all(Array.from({ length: 120 }, (_, n) => ask(`203.0.113.${n}`, crowd.signal)))
  expect(others.every(({ status }) => status === 200)).toBe(true)
  greedy.abort()
  await eventually(async () => expect((await ask('198.51.100.1', crowd.signal)).status).toBe(200))
  crowd.abort()
})
