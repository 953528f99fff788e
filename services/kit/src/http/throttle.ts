import { type Kysely, sql } from 'kysely'
import type { KitTables } from '../postgres/tables.ts'
import { tooManyRequests } from './errors.ts'

export interface ThrottleOptions {
  /** What is counted: `login:<account>`, `promo:<address>`. */
  key: string
  limit: number
  windowSeconds: number
  detail?: string
}

/** Counts an attempt in Postgres, for all replicas alike, and throws 429 with Retry-After beyond the limit. */
export async function throttle<Tables extends KitTables>(db: Kysely<Tables>, options: ThrottleOptions): Promise<void> {
  const { key, limit, windowSeconds, detail = 'Too many attempts. Please wait a moment and try again.' } = options
  const ends = sql`now() + make_interval(secs => ${windowSeconds})`
  const { rows } = await sql<{ attempts: number; seconds_left: number }>`
    insert into throttles as t (key, window_ends_at, attempts) values (${key}, ${ends}, 1)
    on conflict (key) do update set
      attempts = case when t.window_ends_at < now() then 1 else t.attempts + 1 end,
      window_ends_at = case when t.window_ends_at < now() then excluded.window_ends_at else t.window_ends_at end
    returning attempts, extract(epoch from window_ends_at - now())::float8 as seconds_left`.execute(db)
  const row = rows[0]
  if (row && row.attempts > limit) throw tooManyRequests(detail, row.seconds_left)
}

/** Forgets the attempts under a key, as after a correct password. */
export const unthrottle = async <Tables extends KitTables>(db: Kysely<Tables>, key: string): Promise<void> =>
  void (await sql`delete from throttles where key = ${key}`.execute(db))
