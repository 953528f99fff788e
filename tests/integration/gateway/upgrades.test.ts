import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { exchange, folderWith, openConnections, startGateway, startService, statusOf } from './support.ts'

const SOCKET = '/api/support-chat/socket'
const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
const VERSION = 'Sec-WebSocket-Version: 13\r\n'

const service = await startService((app) => {
  app.get('/api/documents/:id/events', (_request, reply) => reply.type('text/event-stream').send(': hello\n\n'))
})
const webRoot = await folderWith({ 'index.html': '<!doctype html>', 'assets/a.js': 'let a' })
const { app, port, url } = await startGateway(
  { catalog: service.url, checkout: service.url, documents: service.url, 'support-chat': service.url },
  { webRoot, requestTimeoutMs: 1_500, http: { headersTimeout: 800, connectionsCheckingInterval: 100 } }
)

/** Also of those that were upgraded. */
const nobodyIsLeft = () => eventually(async () => expect(await openConnections(app.server)).toBe(0))

const requests: [name: string, head: string, body?: string][] = [
  ['a page', 'GET / HTTP/1.1'],
  ['an asset', 'GET /assets/a.js HTTP/1.1'],
  ['a proxied route', 'GET /api/services HTTP/1.1'],
  ['a proxied route that takes a body', 'POST /api/checkout/create-session HTTP/1.1', '{"a":1}'],
  ['the webhook', 'POST /api/checkout/webhook HTTP/1.1', '{"a":1}'],
  ['an event stream', 'GET /api/documents/abc/events HTTP/1.1'],
  ['a route of its own', 'GET /api/openapi.json HTTP/1.1'],
  ['a route for staff', 'GET /api/admin/stats HTTP/1.1'],
  ['the head of an asset', 'HEAD /assets/a.js HTTP/1.1'],
  ['nothing', 'GET /api/unknown HTTP/1.1'],
  ['a file that is not there', 'GET /nothing.png HTTP/1.1'],
  ['a wrong method', 'DELETE /api/services HTTP/1.1'],
  ['an address that is not valid', 'GET /api//services HTTP/1.1'],
  ['below the chat', `GET ${SOCKET}/more HTTP/1.1`],
  ['the chat, written to', `POST ${SOCKET} HTTP/1.1`, '{"a":1}']
]
const forms = [
  'Connection: Upgrade\r\nUpgrade: websocket\r\n',
  `Connection: Upgrade\r\nUpgrade: websocket\r\n${KEY}${VERSION}`,
  'Connection: keep-alive, Upgrade\r\nUpgrade: WebSocket\r\n',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n',
  'CONNECTION: UPGRADE\r\nUPGRADE: TLS/1.0\r\n',
  'Connection: upgrade\r\nUpgrade: TLS/1.0, HTTP/1.1, websocket\r\n',
  'Connection: upgrade\r\nUpgrade: h2c\r\nUpgrade: websocket\r\n',
  'Connection: upgrade\r\nUpgrade: !#$%&*+-.^_`|~/\r\n',
  'Connection: upgrade\r\nUpgrade:\r\n',
  'Connection: close, upgrade\r\nUpgrade: websocket\r\n',
  'Connection: upgrade\r\n',
  'Upgrade: websocket\r\n',
  'Upgrade: h2c\r\n',
  `Upgrade: websocket\r\n${KEY}${VERSION}`,
  'Connection: upgrade\r\nUpgrade: websocket\r\nExpect: 100-continue\r\n',
  'Connection: upgrade\r\nConnection: upgrade\r\nUpgrade: websocket\r\nUpgrade: websocket\r\n',
  'Connection: upgrade\r\nUpgrade: a\r\n',
  'Connection: upgrade\r\nUpgrade: IRC/6.9, RTA/x11\r\n',
  'Connection: upgrade\r\nUpgrade: HTTP/2.0\r\n',
  'Connection: upgrade\r\nUpgrade: http/1.1\r\n',
  `Connection: upgrade\r\nUpgrade: ${'x'.repeat(4_000)}\r\n`
]

const asked = ([, head, body = '']: (typeof requests)[number], headers: string) =>
  exchange(
    port,
    `${head}\r\nHost: x\r\n${headers}${body ? `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n` : ''}\r\n${body}`
  ).then((answer) => statusOf(answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')))

it.each(requests)('answers a wish to upgrade %s as if it had not been said', async (...request) => {
  const [ordinary, ...answers] = await Promise.all(['', ...forms].map((headers) => asked(request, headers)))
  expect(ordinary).toBeGreaterThanOrEqual(200)
  expect(answers).toEqual(forms.map(() => ordinary))
  await nobodyIsLeft()
})

it('answers those who cannot open the chat', async () => {
  const bad: [headers: string, status: number][] = [
    ['Connection: upgrade\r\nUpgrade: h2c\r\n', 200],
    [`Upgrade: websocket\r\n${KEY}${VERSION}`, 200],
    ['Connection: upgrade\r\nUpgrade: websocket, h2c\r\n', 200],
    ['Connection: upgrade\r\nUpgrade: websocket\r\n', 400],
    [`Connection: upgrade\r\nUpgrade: websocket\r\n${VERSION}`, 400],
    [`Connection: upgrade\r\nUpgrade: websocket\r\n${VERSION}Sec-WebSocket-Key: short\r\n`, 400],
    [`Connection: upgrade\r\nUpgrade: websocket\r\n${KEY}`, 400],
    [`Connection: upgrade\r\nUpgrade: websocket\r\n${KEY}Sec-WebSocket-Version: 7\r\n`, 400],
    [`Connection: upgrade\r\nUpgrade: websocket\r\n${KEY}${VERSION}Origin: https://elsewhere.example\r\n`, 403]
  ]
  for (const [headers, status] of bad) expect(await asked(['', `GET ${SOCKET} HTTP/1.1`], headers)).toBe(status)
  await nobodyIsLeft()
})

it('counts no chat where none was opened', async () => {
  const ask = `GET ${SOCKET} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n`
  const answers = await exchange(port, ask.repeat(60))
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(60).fill('HTTP/1.1 200'))
})

it('ends the chats that the service refuses, on both sides', async () => {
  const before = await openConnections(service.app.server)
  const codes = Array.from({ length: 30 }, () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET}`)
    return new Promise((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)))
  })
  expect(await Promise.all(codes)).toEqual(Array(30).fill(1011))
  await nobodyIsLeft()
  await eventually(async () => expect(await openConnections(service.app.server)).toBeLessThanOrEqual(before))
})

it('outlives a handshake behind a request that is still being answered', async () => {
  const handshake = `GET ${SOCKET} HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n${KEY}${VERSION}\r\n`
  await exchange(port, `GET /api/services HTTP/1.1\r\nHost: x\r\n\r\n${handshake}`)
  expect(statusOf(await exchange(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'))).toBe(200)
  await nobodyIsLeft()
})

it('answers curl --http2', async () => {
  const { stdout } = await promisify(execFile)('curl', ['--http2', '-sS', '-m', '5', `${url}/api/services`])
  expect(stdout).toBe('{"ok":true}')
})
