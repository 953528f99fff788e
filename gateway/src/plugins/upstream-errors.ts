import { HttpError, unavailable } from '@formwright/kit/http/errors'

const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

/** What a client reads when a service did not answer: never the name of a host, a port or a library. */
export function refusalFor(error: Error): HttpError {
  if (codeOf(error) === 'FST_REPLY_FROM_BAD_GATEWAY') {
    return new HttpError(502, 'bad-gateway', 'Service temporarily unavailable', { cause: error })
  }
  if (/(GATEWAY|HEADERS|BODY)_TIMEOUT/.test(codeOf(error))) {
    return new HttpError(504, 'timeout', 'The service took too long to answer', {
      headers: { 'retry-after': '2' },
      cause: error
    })
  }
  return unavailable(undefined, error)
}

const RETRY_AFTER_MS = 60
const BROKEN_CONNECTION = /^(UND_ERR_SOCKET|ECONNRESET|ECONNREFUSED|EPIPE)$/

/**
 * Milliseconds until one more try, or null: once, only for a GET, and only when the connection broke before any answer,
 * as it does while a service is being replaced.
 */
export const retryDelay = ({ err, req, attempt }: { err: unknown; req: { method: string }; attempt: number }) =>
  err && attempt === 0 && req.method === 'GET' && BROKEN_CONNECTION.test(codeOf(err)) ? RETRY_AFTER_MS : null
