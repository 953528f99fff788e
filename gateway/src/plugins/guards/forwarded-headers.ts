import type { IncomingHttpHeaders } from 'node:http'
import { currentTrace } from '@formwright/kit/process/telemetry'
import type { FastifyRequest } from 'fastify'

/** What a service may hear from a client. Everything else is dropped, whatever it is called. */
const PASSED_ON = [
  'accept',
  'accept-language',
  'authorization',
  'cache-control',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'last-event-id',
  'origin',
  'range',
  'stripe-signature',
  'user-agent'
]
const OF_A_BODY = ['content-length', 'content-type']

/** The headers of the request to a service: a client's, as far as it may speak for itself, and the gateway's own. */
export function requestHeaders(request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const bodiless = request.method === 'GET' || request.method === 'HEAD'
  const passed = PASSED_ON.filter((name) => headers[name] !== undefined && !(bodiless && OF_A_BODY.includes(name)))
  const trace = currentTrace()
  return {
    ...Object.fromEntries(passed.map((name) => [name, headers[name]])),
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    ...(trace ? { traceparent: trace } : {})
  }
}

/** About one connection, or about the program behind it. */
const KEPT_BACK = ['connection', 'keep-alive', 'proxy-authenticate', 'trailer', 'upgrade', 'server', 'x-powered-by']

/** The headers of a service's answer, as the client sees them. */
export const answerHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !KEPT_BACK.includes(name)))
