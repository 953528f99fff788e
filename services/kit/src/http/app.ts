import { randomUUID } from 'node:crypto'
import type { ServerOptions } from 'node:http'
import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController
} from 'fastify'
import type { TSchema } from 'typebox'
import { refusalOf } from '../postgres/failure.ts'
import { type Logger, loggablePath } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { withTrace } from '../process/telemetry.ts'
import { reportSecurity, securityEvents } from '../staff/security.ts'
import { answerClientError, refuseTunnels } from './client-errors.ts'
import { bodyOf, HttpError } from './errors.ts'
import { healthRoutes, type Readiness } from './health.ts'
import { withTrueTypes } from './open-api.ts'
import { decodeUtf8 } from './text-guard.ts'
import { socketsAt } from './upgrades.ts'
import { closeObjects, compileValidator } from './validation.ts'

/**
 * As much as the gateway lets in. A service that took less would refuse with the rest of the body still on its way and
 * close the connection, which the gateway could not tell from a service that broke down.
 */
const BODY_LIMIT = 262_144
/** Longer than the slowest answer takes to begin; event streams say something every few seconds. */
const SILENCE_MS = 60_000

/** How long a closing process still answers what it was asked. */
const ANSWER_WITHIN_MS = 8_000

export type App = ReturnType<typeof createApp>

export interface AppOptions {
  /** The service's name: in logs, metrics and the OpenAPI document. */
  service: string
  /** One sentence for the OpenAPI document. */
  description: string
  log: Logger
  ready: () => Promise<Readiness>
  /** Bytes; not less than the gateway's. */
  bodyLimit?: number
  /** Who may vouch for the client's address. A service hears the gateway alone, on a private network. */
  trustProxy?: string | string[] | false
  /** True for the process that strangers reach: it makes request ids and traces itself instead of taking theirs. */
  edge?: boolean
  /** A whole request must have arrived by then. */
  requestTimeoutMs?: number
  /** A connection on which nothing moves for so long is cut, also in the middle of an answer that nobody reads. */
  silenceMs?: number
  /** The one path where a WebSocket may be opened. */
  socket?: string
  http?: ServerOptions
}

/** An HTTP application as every service has it: strict bodies, one error shape, request ids, health, OpenAPI. */
export function createApp(options: AppOptions) {
  const { service, log, bodyLimit = BODY_LIMIT, trustProxy = 'loopback,uniquelocal', edge = false } = options
  const sockets = socketsAt(options.socket)
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy,
    requestTimeout: options.requestTimeoutMs ?? 15_000,
    connectionTimeout: options.silenceMs ?? SILENCE_MS,
    keepAliveTimeout: 30_000,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 160 },
    exposeHeadRoutes: false,
    genReqId: (request) => requestIdOf(edge ? undefined : request.headers['x-request-id']),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id)
      return answerError(error, request, reply)
    },
    http: { shouldUpgradeCallback: sockets.mayOpen, ...options.http }
  }).withTypeProvider<TypeBoxTypeProvider>()
  sockets.watch(app.server)
  refuseTunnels(app.server)

  app.setValidatorCompiler<TSchema>(compileValidator)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) => answer(reply, new HttpError(404, 'not-found', 'Not found')))
  readJsonStrictly(app as unknown as FastifyInstance)
  app.addHook('onRoute', ({ schema }) => {
    if (schema) schema.tags ??= [service]
    if (schema?.body !== undefined) closeObjects(schema.body as TSchema)
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    withTrace(edge ? undefined : (request.headers['traceparent'] as string | undefined), done)
  })
  // Once it closes, each answer is its connection's last: one kept alive would hold the process up.
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    // A request that never arrives whole, or an answer that nobody reads, is not waited for.
    setTimeout(() => app.server.closeAllConnections(), ANSWER_WITHIN_MS).unref()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'warn' : 'debug'
    if (log.isLevelEnabled(level) && request.url !== '/healthz') {
      const { method, id } = request
      const entry = { method, path: loggablePath(request.url), status: reply.statusCode, ms: reply.elapsedTime, id }
      request.log[level](entry, 'answered')
    }
    done()
  })

  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `Formwright ${service}`, description: options.description, version: '1' }
    },
    transformObject: withTrueTypes
  })
  app.register(metrics, { service })
  app.register(securityEvents)
  app.register(healthRoutes, { ready: options.ready })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  return app
}

function readJsonStrictly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      void parse(request, decodeUtf8(body), done)
    } catch (error) {
      done(error as Error)
    }
  })
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error)
  if (refusal !== undefined) {
    const { security } = refusal
    if (security) reportSecurity(request, security.event, security.ids)
    if (refusal.status >= 500) request.log.warn({ err: error }, 'refused')
    return answer(reply, refusal)
  }
  request.log.error({ err: error, path: loggablePath(request.url) }, 'bug')
  return answer(reply, new HttpError(500, 'internal', 'Internal server error'))
}

const answer = (reply: FastifyReply, error: HttpError) =>
  reply.code(error.status).headers(error.headers).type('application/json; charset=utf-8').send(bodyOf(error))

const requestIdOf = (header: string | string[] | undefined) =>
  typeof header === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(header) ? header : randomUUID()
