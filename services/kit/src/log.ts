import { type Logger, pino } from 'pino'
import { currentTrace } from './telemetry.ts'

export type { Logger }

/** JSON lines on standard output. Ids only: bodies, answers and tokens never reach it. */
export const createLogger = (service: string, level: string): Logger =>
  pino({
    name: service,
    level,
    redact: ['authorization', 'password', 'token', 'answers', 'email', '*.authorization', '*.password', '*.token'],
    mixin: () => {
      const trace = currentTrace()
      return trace ? { trace: trace.slice(3, 35) } : {}
    }
  })

const SECRET_SEGMENT = /^(user_|cs_test_|cs_live_)?[A-Za-z0-9_-]{20,}$/

/** A path fit for a log: no query, and ids that open something (user, session, download) cut short. */
export const loggablePath = (url: string): string =>
  (url.split('?')[0] ?? '')
    .split('/')
    .map((segment) => (SECRET_SEGMENT.test(segment) ? `${segment.slice(0, 8)}…` : segment))
    .join('/')
