import { sql } from 'kysely'
import type { Trx } from '../tables.ts'

/** Held to the end of the transaction, by whoever asks for the same name. */
export async function holdLock(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 7))`.execute(trx)
}

/** The same, held together with all others who share it: nobody holds it alone meanwhile. */
export async function shareLock(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 7))`.execute(trx)
}
