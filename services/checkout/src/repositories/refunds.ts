import { sql } from 'kysely'
import type { CheckoutTransaction, Database, NewRefundRow, RefundRow } from '../tables.ts'

const BATCH = 20

export async function insertRefund(trx: CheckoutTransaction, refund: NewRefundRow): Promise<RefundRow> {
  return trx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow()
}

/** All refunds of an order, those that failed too, oldest first. */
export async function listRefunds(db: Database, orderId: string): Promise<RefundRow[]> {
  return db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()
}

/** The refund of an order that Stripe knows under this id, or that was made by us under our own. */
export async function findRefundAt(
  db: Database,
  orderId: string,
  { stripeId, ownId }: { stripeId: string; ownId: string | undefined }
): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(sql<boolean>`(stripe_id = ${stripeId} or id::text = ${ownId ?? null})`)
    .executeTakeFirst()
}

/** Takes a Transaction: a row lock outside one is released at once. */
export async function lockRefund(trx: CheckoutTransaction, id: string): Promise<RefundRow> {
  return trx.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function endRefund(
  trx: CheckoutTransaction,
  id: string,
  end: { state: 'done' | 'failed'; stripeId: string | null }
): Promise<RefundRow> {
  return trx
    .updateTable('refunds')
    .set({ state: end.state, stripe_id: end.stripeId, settled_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function addRefunded(trx: CheckoutTransaction, orderId: string, cents: number): Promise<number> {
  const { refunded_cents } = await trx
    .updateTable('orders')
    .set({ refunded_cents: sql`refunded_cents + ${cents}` })
    .where('id', '=', orderId)
    .returning('refunded_cents')
    .executeTakeFirstOrThrow()
  return refunded_cents
}

/** Claims refunds whose end is not known and that nobody looked at for `restSeconds`; replicas share them. */
export async function claimPendingRefunds(db: Database, restSeconds: number): Promise<RefundRow[]> {
  const due = db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'pending')
    .where(sql<boolean>`checked_at < now() - make_interval(secs => ${restSeconds})`)
    .orderBy('checked_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
  return db.updateTable('refunds').set({ checked_at: sql`now()` }).where('id', 'in', due).returningAll().execute()
}
