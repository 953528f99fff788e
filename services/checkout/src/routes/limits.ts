import { throttle } from '@formwright/kit/http/throttle'
import type { Config } from '../config.ts'
import type { Database } from '../tables.ts'

const WINDOW_SECONDS = 600

type Limited = 'PROMO_TRIES_LIMIT' | 'SESSIONS_LIMIT' | 'UNKNOWN_SESSIONS_LIMIT'
export type Limits = Pick<Config, Limited>

/** Counts one attempt of a client address and throws 429 beyond the limit of ten minutes. */
export const limitAttempts = (db: Database, limits: Limits, what: Limited, address: string): Promise<void> =>
  throttle(db, { key: `${what}:${address}`, limit: limits[what], windowSeconds: WINDOW_SECONDS })
