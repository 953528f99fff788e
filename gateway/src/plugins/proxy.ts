import { Readable } from 'node:stream'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limits } from '../limits.ts'
import type { Row } from '../table.ts'
import type { Upstreams } from '../upstreams.ts'
import { type OpenStreams, STREAMS } from './event-streams.ts'
import { bodyGuard } from './guards/body-guard.ts'
import { answerHeaders, requestHeaders } from './guards/forwarded-headers.ts'
import { rateOf } from './guards/rate-limits.ts'
import { limitRefusals } from './guards/refusal-limits.ts'
import { guardSockets, socketOptions } from './sockets.ts'
import { refusalFor, retryDelay } from './upstream-errors.ts'

const DEFAULT_TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 1_000
/** Services send a heartbeat every 8 s; a stream that misses three of them is dead. */
const STREAM_SILENCE_MS = 30_000

export interface ProxyOptions {
  rows: readonly Row[]
  upstreams: Upstreams
  limits: Limits
  streams: OpenStreams
}

/** Registers every row of the table. The upstream is a constant of the row, never part of a request. */
export function proxyTable(app: FastifyInstance, { rows, upstreams, limits, streams }: ProxyOptions): void {
  for (const row of rows) {
    app.register(async (scope) => {
      const limitBytes = limits.bodies[row.body ?? 'general']
      scope.removeAllContentTypeParsers()
      // The services document what is behind these routes.
      scope.addHook('onRoute', (route) => {
        route.schema = { ...route.schema, hide: true }
      })
      scope.addHook('onRequest', bodyGuard({ limitBytes, chunked: row.chunked ?? false }))
      if (row.rate === 'refused') limitRefusals(scope, limits.rates.refused)
      if (row.stream) scope.addHook('onRequest', streams.limit)
      if (row.socket) guardSockets(scope)
      if (row.chunked) countBodies(scope, limitBytes)
      await scope.register(httpProxy, optionsOf(row, upstreams[row.service], limits, streams))
    })
  }
}

const optionsOf = (
  row: Row,
  upstream: string,
  limits: Limits,
  streams: OpenStreams
): FastifyHttpProxyOptions & (ReturnType<typeof socketOptions> | { websocket: false }) => ({
  upstream,
  prefix: row.prefix,
  rewritePrefix: row.prefix,
  httpMethods: row.methods ?? ['GET', 'POST'],
  ...(row.paths ? { routes: row.paths } : {}),
  config: { rateLimit: rateOf(row.rate ?? 'general', limits) },
  proxyPayloads: !row.chunked,
  ...(row.socket ? socketOptions() : { websocket: false as const }),
  disableRequestLogging: true,
  destroyAgent: true,
  undici: {
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: row.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    bodyTimeout: row.stream ? STREAM_SILENCE_MS : DEFAULT_TIMEOUT_MS,
    connections: row.stream ? STREAMS : 128,
    pipelining: 1
  },
  replyOptions: {
    rewriteRequestHeaders: (request, headers) => requestHeaders(request as FastifyRequest, headers),
    rewriteHeaders: answerHeaders,
    retryDelay,
    onError: (reply, { error }) => void reply.send(refusalFor(error)),
    ...(row.stream
      ? {
          onResponse: (_request, reply, answer) => {
            streams.add(reply.raw)
            reply.header('x-accel-buffering', 'no')
            reply.send(answer.stream)
          }
        }
      : {})
  }
})

/** Reads a body up to the limit, whether its length was announced or not, and passes its bytes on as they came. */
function countBodies(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    request.headers['content-length'] = String(body.length)
    done(null, Readable.from([body]))
  })
}
