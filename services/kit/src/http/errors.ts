import { ErrorBody } from '@formwright/proto-events/error-body'
import { Type } from 'typebox'
import type { SecurityEvent, SecurityIds } from '../staff/security.ts'

export interface FieldError {
  field: string
  message: string
}

export { ErrorBody }

const Refused = Type.Object(ErrorBody.properties, {
  description: 'Refused: a sentence for a person, a code for a program, and the fields to mend',
  examples: [
    {
      detail: 'Some fields are missing or not valid',
      code: 'invalid',
      errors: [{ field: 'email', message: 'is not in the right form' }]
    }
  ]
})
const Failed = Type.Object(ErrorBody.properties, {
  description: 'Not now: the same request may work later',
  examples: [{ detail: 'Service temporarily unavailable', code: 'unavailable' }]
})

/** Spread into a route's `schema.response`. */
export const ErrorAnswers = { '4xx': Refused, '5xx': Failed }

/** What of a refusal is for the operator: the caller never sees it. */
export interface RefusedEvent {
  event: SecurityEvent
  ids?: SecurityIds
}

/** A refusal that the caller may read. Anything else that is thrown is a bug and is answered without its message. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldError[] | undefined
  readonly headers: Record<string, string>
  /** Set where an operator should hear of it: logged and counted when it is answered. */
  readonly security: RefusedEvent | undefined
  /** What the body of this refusal says besides; its route declares it. */
  readonly more: Record<string, unknown>

  constructor(
    status: number,
    code: string,
    detail: string,
    extra: {
      errors?: FieldError[]
      headers?: Record<string, string>
      cause?: unknown
      security?: RefusedEvent
      more?: Record<string, unknown>
    } = {}
  ) {
    super(detail, { cause: extra.cause })
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.errors = extra.errors
    this.headers = extra.headers ?? {}
    this.security = extra.security
    this.more = extra.more ?? {}
  }
}

export const badRequest = (detail: string, code = 'bad-request') => new HttpError(400, code, detail)
export const unauthorized = (detail = 'Please sign in', code = 'unauthorized') =>
  new HttpError(401, code, detail, { headers: { 'www-authenticate': 'Bearer' } })
/** A token that is not, or no longer, good for anything. */
export const sessionEnded = (cause?: unknown) =>
  new HttpError(401, 'invalid-token', 'Your session has ended. Please sign in again.', {
    headers: { 'www-authenticate': 'Bearer' },
    security: { event: 'token-refused' },
    cause
  })
/** Somebody who is signed in asks for what another role may do. */
export const roleRefused = () =>
  new HttpError(403, 'forbidden', 'You may not do that', { security: { event: 'role-refused' } })
export const forbidden = (detail = 'You may not do that', code = 'forbidden') => new HttpError(403, code, detail)
export const notFound = (detail = 'Not found', code = 'not-found') => new HttpError(404, code, detail)
export const conflict = (detail: string, code = 'conflict') => new HttpError(409, code, detail)
export const gone = (detail: string, code = 'gone') => new HttpError(410, code, detail)
export const tooLarge = (detail = 'That is too large', code = 'too-large') => new HttpError(413, code, detail)
export const unprocessable = (detail: string, errors?: FieldError[], code = 'invalid') =>
  new HttpError(422, code, detail, errors ? { errors } : {})
export const tooManyRequests = (
  detail: string,
  retryAfterSeconds: number,
  security: RefusedEvent = { event: 'limited' }
) =>
  new HttpError(429, 'too-many-requests', detail, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
    security
  })
export const unavailable = (detail = 'Service temporarily unavailable', cause?: unknown) =>
  new HttpError(503, 'unavailable', detail, { headers: { 'retry-after': '2' }, cause })

export const bodyOf = (error: HttpError) => ({
  detail: error.message,
  code: error.code,
  ...(error.errors ? { errors: error.errors } : {}),
  ...error.more
})
