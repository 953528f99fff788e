import { type DestinationStream, type Logger, pino } from 'pino'
import { currentTrace } from './telemetry.ts'

export type { Logger }

/**
 * JSON lines, on standard output unless told otherwise. Ids only: bodies, answers and tokens never reach it, nor Postgres' `detail`, which repeats
 * the row that was refused.
 */
export const createLogger = (service: string, level: string, stream?: DestinationStream): Logger => {
  const options = {
    name: service,
    level,
    redact: [
      'authorization',
      'password',
      'token',
      'answers',
      'email',
      '*.authorization',
      '*.password',
      '*.token',
      'err.detail',
      'err.where'
    ],
    mixin: () => {
      const trace = currentTrace()
      return trace ? { trace: trace.slice(3, 35) } : {}
    }
  }
  return stream ? pino(options, stream) : pino(options)
}

/** Ids of users and payment sessions, however short, and whatever is long enough to be guess-proof. */
const SECRET_SEGMENT = /^(user_|cs_)|^[A-Za-z0-9_-]{20,}$/

/** A path fit for a log: no query, and ids that open something (user, session, download) cut short. */
export const loggablePath = (url: string): string =>
  (url.split('?')[0] ?? '')
    .split('/')
    .map((segment) => {
      const text = decoded(segment)
      return SECRET_SEGMENT.test(text) ? `${text.slice(0, 8)}…` : segment
    })
    .join('/')

/** As the router reads it: `user%5Fx` is a user's id too. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
