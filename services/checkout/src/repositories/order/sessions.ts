import { sql } from 'kysely'
import type { Database, OrderRow } from '../../tables.ts'

/** Longer than the Stripe client tries: three times ten seconds and the pauses between. */
const LEASE_SECONDS = 45
/** Stripe wants at least half an hour before a session ends, so an older attempt cannot be continued. */
const ATTEMPT_MINUTES = 20

export const leaseFromNow = () => sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`

/** Takes the right to ask Stripe for an order's session; undefined when another process has it or the session exists. */
export async function takeLease(db: Database, id: string): Promise<OrderRow | undefined> {
  const tooOld = sql<boolean>`attempt_started_at < now() - make_interval(mins => ${ATTEMPT_MINUTES})`
  return db
    .updateTable('orders')
    .set({
      lease_until: leaseFromNow(),
      attempt: sql`case when ${tooOld} then attempt + 1 else attempt end`,
      attempt_started_at: sql`case when ${tooOld} then now() else attempt_started_at end`
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('session_id', 'is', null)
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<', sql<Date>`now()`)]))
    .returningAll()
    .executeTakeFirst()
}

/** Gives the lease back after a failure; with `nextAttempt` the next try has an idempotency key of its own. */
export async function giveLeaseBack(db: Database, order: OrderRow, nextAttempt: boolean): Promise<void> {
  await db
    .updateTable('orders')
    .set({ lease_until: null, ...(nextAttempt ? { attempt: sql`attempt + 1`, attempt_started_at: sql`now()` } : {}) })
    .where('id', '=', order.id)
    .where('attempt', '=', order.attempt)
    .where('session_id', 'is', null)
    .execute()
}

export interface NewSession {
  id: string
  url: string
  expiresAt: Date
}

/** Notes the session of an order that still waits for one; undefined when the order has ended meanwhile. */
export async function storeSession(db: Database, orderId: string, session: NewSession): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set({ session_id: session.id, session_url: session.url, session_expires_at: session.expiresAt, lease_until: null })
    .where('id', '=', orderId)
    .where('state', '=', 'open')
    .where(({ eb, or }) => or([eb('session_id', 'is', null), eb('session_id', '=', session.id)]))
    .returningAll()
    .executeTakeFirst()
}

/** Grants one look at Stripe a second for an open order, to all replicas together. */
export async function mayCheckNow(db: Database, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ checked_at: sql`now()` })
    .where('id', '=', orderId)
    .where('state', '=', 'open')
    .where(({ eb, or }) =>
      or([eb('checked_at', 'is', null), eb('checked_at', '<', sql<Date>`now() - interval '1 second'`)])
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
