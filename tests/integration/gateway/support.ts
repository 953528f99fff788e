import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { connect, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildApp, type GatewayOptions } from '@formwright/gateway/app'
import type { Upstream } from '@formwright/gateway/upstreams'
import { createLogger } from '@formwright/kit/process/log'
import { serviceNames } from '@formwright/proto-events/services'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'

export const log = createLogger('test', process.env['TEST_LOG_LEVEL'] ?? 'silent')
export const INTERNAL_SECRET = 'a-secret-of-the-tests-alone'

/** Nobody listens there. */
export const NOWHERE = 'http://127.0.0.1:9'
const names: Upstream[] = [...serviceNames, 'worker']

export interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A small service of the test's own that remembers what reached it. */
export async function startService(routes: (app: FastifyInstance) => void = () => undefined) {
  const app = Fastify({ routerOptions: { maxParamLength: 1000 } })
  const seen: Seen[] = []
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('preHandler', async ({ method, url, headers, body }) => {
    seen.push({ method, url, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) })
  })
  routes(app)
  app.all('/*', async (_request, reply) => reply.header('x-powered-by', 'X').header('server', 'Y').send({ ok: true }))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  return { url, seen, app }
}

export const noLimits = {
  rates: { general: 10_000, login: 10_000, promo: 10_000, preview: 10_000, refused: 10_000 },
  bodies: { general: 262_144, answers: 1_048_576 }
}

/** A listening gateway. Services that are not given are down. */
export async function startGateway(
  upstreams: Partial<Record<Upstream, string>>,
  options: Partial<GatewayOptions> = {}
) {
  const app = await buildApp({
    upstreams: Object.fromEntries(names.map((name) => [name, upstreams[name] ?? NOWHERE])) as Record<Upstream, string>,
    limits: noLimits,
    trustProxy: false,
    publicKeys: '{"keys":[]}',
    internalSecret: INTERNAL_SECRET,
    webRoot: await mkdtemp(join(tmpdir(), 'web-')),
    origin: 'https://formwright.example',
    brokerConnected: () => true,
    log,
    ...options
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  afterAll(() => app.close())
  return { app, url, port: Number(new URL(url).port) }
}

/** Writes bytes to a socket and resolves with all that comes back before it closes or falls silent. */
export function exchange(port: number, bytes: string, silenceMs = 700): Promise<string> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')))
    let text = ''
    const finish = () => {
      socket.destroy()
      resolve(text)
    }
    socket.setTimeout(silenceMs, finish)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('close', finish)
    socket.on('error', finish)
  })
}

/** How many connections a server holds, those it has upgraded included. */
export const openConnections = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))

/** The status of a raw answer; 0 when the connection was closed without one. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)

export async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'web-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}
