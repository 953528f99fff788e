import type { FastifyError } from 'fastify'
import { HttpError, unavailable } from '../http/errors.ts'

const BY_FASTIFY_CODE: Record<string, [status: number, code: string, detail: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'wrong-type', 'Send JSON (content-type: application/json)'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'malformed-json', 'The request body is empty'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'malformed-json', 'The request body is not valid JSON'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'The request is too large'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'bad-request', 'The request does not match its Content-Length'],
  FST_ERR_BAD_URL: [400, 'bad-request', 'The address is not valid'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not-found', 'Not found']
}

/** In Compose and Kubernetes a stopped server's name is gone with it, and then its address. */
const NETWORK = 'ECONN\\w+|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH'
const AWAY = new RegExp(`^(08...|57P0[1-5]|53300|${NETWORK})$`)
/**
 * It answers, but cannot do this now: class 53 (a full disk, no memory), 58030 (its disk fails), 57014 (took too long),
 * 25006 (a standby that takes no writes), and what another transaction was in the way of.
 */
const UNABLE = /^(53...|58030|57014|25006|25P03|55P03|40001|40P01)$/

/** Nothing was written, nothing is wrong with what was asked: the same may work later. */
export const isDatabaseUnable = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof Error && UNABLE.test(String((error as { code?: unknown }).code)))

/** No row can be written by anybody: the disk is full or fails, or this is a standby. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && ['53100', '58030', '25006'].includes(String((error as { code?: unknown }).code))

/** Postgres is away or restarting: SQLSTATE classes 08 and 57P, too many connections, the network, the pool's own words. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && AWAY.test(code)) return true
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/.test(
    error.message
  )
}

/** What a thrown error is answered with; undefined when it is a bug. */
export function refusalOf(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (isDatabaseUnable(error)) return unavailable(undefined, error)
  const { code = '', statusCode } = error as FastifyError
  const known = BY_FASTIFY_CODE[code]
  if (known) return new HttpError(...known)
  if (error instanceof SyntaxError && statusCode === 400) {
    return new HttpError(400, 'malformed-json', 'The request body is not valid JSON')
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new HttpError(statusCode, 'bad-request', 'The request could not be understood')
  }
  return undefined
}
