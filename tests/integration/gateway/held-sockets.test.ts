import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { exchange, folderWith, openConnections, startGateway, startService, statusOf } from './support.ts'

const MUCH = Buffer.alloc(64 * 1024 * 1024, 'a')
const streams: PassThrough[] = []
const service = await startService((app) => {
  app.get('/api/download/much', (_request, reply) => reply.send(MUCH))
  app.get('/api/documents/:id/events', (_request, reply) => {
    const stream = new PassThrough()
    streams.push(stream)
    stream.write(': hello\n\n')
    return reply.type('text/event-stream').send(stream)
  })
})
const webRoot = await folderWith({ 'index.html': '<!doctype html>', 'assets/much.js': MUCH })
const { app, port } = await startGateway(
  { catalog: service.url, documents: service.url, checkout: service.url },
  {
    webRoot,
    requestTimeoutMs: 1_500,
    silenceMs: 3_000,
    http: { headersTimeout: 800, connectionsCheckingInterval: 100, keepAliveTimeout: 500 }
  }
)
app.server.keepAliveTimeout = 500

const nobodyIsLeft = () => eventually(async () => expect(await openConnections(app.server)).toBe(0))

interface Holder {
  socket: Socket
  /** What came; the holder reads nothing unless told to. */
  answer: () => string
}

/** Connects, sends, and lets go of nothing: it never closes by itself. */
function hold(bytes: string | Buffer, { reads = true } = {}): Promise<Holder> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(bytes)
      resolve({ socket, answer: () => text })
    })
    socket.once('error', reject)
    socket.on('error', () => undefined)
    if (reads) socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    else socket.pause()
  })
}

const many = (bytes: string | Buffer, options?: { reads?: boolean }) =>
  Promise.all(Array.from({ length: 20 }, () => hold(bytes, options)))
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`
const post = (path: string, headers: string, body = '') => `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n${body}`
const SESSION = '/api/checkout/create-session'
const TLS_HELLO = Buffer.from('16030100c8010000c40303', 'hex')

const senders: [name: string, bytes: string | Buffer, statuses: number[]][] = [
  ['say nothing', '', [0, 408]],
  ['stop within the headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ', [408]],
  ['announce a body and send none', post(SESSION, 'Content-Length: 10\r\n'), [408]],
  ['announce a body to a page and send none', get('/', 'Content-Length: 10\r\n'), [200]],
  ['announce more than we take and send none', post(SESSION, 'Content-Length: 5000000\r\n'), [413]],
  ['stop within a body', post(SESSION, 'Content-Length: 10\r\n', 'abc'), [408]],
  [
    'stop within a chunk',
    post('/api/checkout/webhook', 'Content-Type: a/b\r\nTransfer-Encoding: chunked\r\n', '5\r\nab'),
    [408]
  ],
  [
    'stop within the trailers',
    post('/api/checkout/webhook', 'Content-Type: a/b\r\nTransfer-Encoding: chunked\r\n', '2\r\nab\r\n0\r\nX-A: '),
    [408]
  ],
  ['wait to be told to go on, and do not', post(SESSION, 'Content-Length: 10\r\nExpect: 100-continue\r\n'), [100]],
  ['expect what nobody does', post(SESSION, 'Content-Length: 10\r\nExpect: 200-ok\r\n'), [417]],
  ['ask for a tunnel', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n', [405]],
  ['ask for a tunnel behind a request', `${get('/')}CONNECT a:22 HTTP/1.1\r\nHost: x\r\n\r\n`, [200, 405]],
  ['speak TLS', TLS_HELLO, [400]],
  ['name another site', get('http://elsewhere.example/'), [400]],
  ['keep a connection and ask nothing more', get('/api/services'), [200]],
  ['ask for much at once', get('/api/services').repeat(30), [200]]
]

it.each(senders)('answers those who %s, and lets them go', async (_name, bytes, statuses) => {
  const held = await many(bytes)
  await nobodyIsLeft()
  for (const { answer } of held) expect(statuses).toContain(statusOf(answer()))
})

// To Node who closes their side is gone: what they asked is given up.
it.each([
  ['after a request', get('/api/services'), [0, 200]],
  ['within the headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ', [400]],
  ['within a body', post(SESSION, 'Content-Length: 10\r\n', 'abc'), [400]],
  ['before a word', '', [0]]
])('lets those go who close their side %s and do nothing more', async (_name, bytes, statuses) => {
  const held = await many(bytes)
  for (const { socket } of held) socket.end()
  await nobodyIsLeft()
  for (const { answer } of held) expect(statuses).toContain(statusOf(answer()))
})

it.each([
  ['a file', get('/assets/much.js')],
  ['a download', get('/api/download/much')],
  ['a download, and break off a second request', `${get('/api/download/much')}GET / HTTP/1.1\r\nX-A: `],
  ['a download, and a tunnel behind it', `${get('/api/download/much')}CONNECT a:22 HTTP/1.1\r\nHost: x\r\n\r\n`]
])('lets those go who ask for %s and never read', async (_name, bytes) => {
  await many(bytes, { reads: false })
  await nobodyIsLeft()
})

it('lets go of the service when a reader of its stream is gone, however it goes', async () => {
  const held = await many(get('/api/documents/abc/events'))
  await eventually(() => expect(streams).toHaveLength(held.length))
  held.forEach(({ socket }, index) => {
    if (index % 2) socket.resetAndDestroy()
    else socket.destroy()
  })
  await eventually(() => expect(streams.every(({ destroyed }) => destroyed)).toBe(true))
  await nobodyIsLeft()
})

it('answers each of many requests sent at once, in their order', async () => {
  const paths = ['/', '/api/services', '/api/unknown', '/api//x', '/healthz']
  const answers = await exchange(port, paths.map((path) => get(path)).join(''))
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([200, 200, 404, 400].map((status) => `HTTP/1.1 ${status}`))
})
