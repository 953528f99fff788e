import { sql } from 'kysely'
import type { Database } from '../../tables.ts'

/** Where workers ring when a set has gone on, so that event streams need not wait for their next look. */
export const PROGRESS_CHANNEL = 'generations'

/** The ring, as part of a statement that has something to return. */
export const ring = sql`pg_notify(${PROGRESS_CHANNEL}, '')`

export const ringProgress = async (db: Database): Promise<void> => void (await sql`select ${ring}`.execute(db))
