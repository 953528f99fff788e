import { sql } from 'kysely'
import type { CheckoutTransaction, Database, OrderRow } from '../../tables.ts'

const BATCH = 40

/**
 * Claims open orders between one minute and two days old that nobody looked at for `restSeconds`. SKIP LOCKED and the
 * new `checked_at` share them among replicas.
 */
export async function claimUnsettled(db: Database, restSeconds: number): Promise<OrderRow[]> {
  const due = db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'open')
    .where('session_id', 'is not', null)
    .where('created_at', '<', sql<Date>`now() - interval '60 seconds'`)
    .where('created_at', '>', sql<Date>`now() - interval '48 hours'`)
    .where(sql<boolean>`(checked_at is null or checked_at < now() - make_interval(secs => ${restSeconds}))`)
    .orderBy(sql`checked_at nulls first`)
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
  return db.updateTable('orders').set({ checked_at: sql`now()` }).where('id', 'in', due).returningAll().execute()
}

/** Locks open orders that never got a session and whose last attempt is too old to be continued. */
export async function lockAbandoned(trx: CheckoutTransaction): Promise<OrderRow[]> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'open')
    .where('session_id', 'is', null)
    .where('attempt_started_at', '<', sql<Date>`now() - interval '60 minutes'`)
    .where(sql<boolean>`(lease_until is null or lease_until < now())`)
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
}
