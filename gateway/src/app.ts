import type { ServerOptions } from 'node:http'
import { createApp } from '@formwright/kit/http/app'
import { standingFromAuth } from '@formwright/kit/identity/standing'
import type { Logger } from '@formwright/kit/process/log'
import type { FastifyInstance } from 'fastify'
import type { Limits } from './limits.ts'
import { drawnPages } from './plugins/drawn-pages.ts'
import { trackStreams } from './plugins/event-streams.ts'
import { guardPaths } from './plugins/guards/path-guard.ts'
import { hidePrivateDoors } from './plugins/guards/private-doors.ts'
import { limitRates } from './plugins/guards/rate-limits.ts'
import { proxyTable } from './plugins/proxy.ts'
import { secureHeaders } from './plugins/security-headers.ts'
import { serveWeb } from './plugins/web.ts'
import { systemReadiness } from './readiness.ts'
import { adminOperations } from './routes/admin-operations.ts'
import { adminStats } from './routes/admin-stats.ts'
import { apiDocs } from './routes/api-docs.ts'
import { demoVideo } from './routes/demo-video.ts'
import { forSearchEngines } from './routes/for-search-engines.ts'
import { type Row, table } from './table.ts'
import type { Upstreams } from './upstreams.ts'

const MAX_CONNECTIONS = 12_000
/** Slow senders are cut off; Fastify's own defaults would wait for ever. */
const PATIENCE: ServerOptions = { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 }

export interface GatewayOptions {
  upstreams: Upstreams
  limits: Limits
  trustProxy: string[] | false
  publicKeys: string
  internalSecret: string
  webRoot: string
  /** Where the site is found by the world. */
  origin: string
  brokerConnected: () => boolean
  log: Logger
  rows?: readonly Row[]
  requestTimeoutMs?: number
  silenceMs?: number
  http?: ServerOptions
}

/** The table's one row that may become a WebSocket. */
function socketOf(rows: readonly Row[]) {
  const row = rows.find(({ socket }) => socket)
  return row ? { socket: row.prefix } : {}
}

/** The one door to the system, not listening yet. */
export async function buildApp(options: GatewayOptions) {
  const { upstreams, limits, log, rows = table, requestTimeoutMs = 15_000 } = options
  const app = createApp({
    service: 'gateway',
    description: 'What the gateway answers itself.',
    log,
    ready: systemReadiness(upstreams, options.brokerConnected),
    trustProxy: options.trustProxy,
    edge: true,
    requestTimeoutMs,
    ...(options.silenceMs ? { silenceMs: options.silenceMs } : {}),
    ...socketOf(rows),
    http: { ...PATIENCE, ...options.http }
  })
  app.server.maxConnections = MAX_CONNECTIONS
  const plain = app as unknown as FastifyInstance
  await secureHeaders(plain)
  guardPaths(plain)
  hidePrivateDoors(plain)
  await limitRates(plain, limits)
  proxyTable(plain, { rows, upstreams, limits, streams: trackStreams(plain) })
  const { publicKeys, internalSecret } = options
  const standingOf = standingFromAuth({ from: 'gateway', authUrl: upstreams.auth, secret: internalSecret })
  app.register(adminStats({ upstreams, publicKeys, standingOf, internalSecret, log }))
  app.register(adminOperations({ upstreams, publicKeys, standingOf, internalSecret, log }))
  demoVideo(plain)
  await apiDocs(plain, upstreams, log)
  const pages = await drawnPages(options.webRoot)
  forSearchEngines(plain, { webRoot: options.webRoot, origin: options.origin, paths: pages.keys() })
  await serveWeb(plain, { root: options.webRoot, pages })
  return app
}
