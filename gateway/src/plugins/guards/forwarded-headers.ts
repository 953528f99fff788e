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
const WITHOUT_BODY = PASSED_ON.filter((name) => name !== 'content-length' && name !== 'content-type')

/** The headers of the request to a service: a client's, as far as it may speak for itself, and the gateway's own. */
export function requestHeaders(request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed: IncomingHttpHeaders = {}
  for (const name of request.method === 'GET' || request.method === 'HEAD' ? WITHOUT_BODY : PASSED_ON) {
    const value = headers[name]
    if (value !== undefined) passed[name] = value
  }
  passed['x-request-id'] = request.id
  passed['x-forwarded-for'] = request.ip
  passed['x-forwarded-proto'] = request.protocol
  const trace = currentTrace()
  if (trace) passed['traceparent'] = trace
  return passed
}

/** About one connection, or about the program behind it. */
const KEPT_BACK = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'trailer',
  'upgrade',
  'server',
  'x-powered-by'
])

/** The headers of a service's answer, as the client sees them. */
export function answerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed: IncomingHttpHeaders = {}
  for (const name in headers) if (!KEPT_BACK.has(name)) passed[name] = headers[name]
  return passed
}
