import { sql } from 'kysely'
import type { CheckoutTransaction, Database, NewOrderRow, OrderRow, OrderState } from '../../tables.ts'
import { leaseFromNow } from './sessions.ts'

/** Stores an order with the lease to open its session: whoever places it asks Stripe. */
export async function insertOrder(trx: CheckoutTransaction, order: NewOrderRow): Promise<OrderRow> {
  return trx
    .insertInto('orders')
    .values({ ...order, lease_until: leaseFromNow() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findOrders(db: Database, ids: string[]): Promise<OrderRow[]> {
  return db.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
}

/** The session's id is the secret that opens what the status page shows. */
export async function findOrderBySession(db: Database, sessionId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
}

export async function findOpenOrderByRequest(db: Database, requestHash: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('request_hash', '=', requestHash)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

/** Takes a Transaction: a row lock outside one is released at once. */
export async function lockOrder(trx: CheckoutTransaction, id: string): Promise<OrderRow | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function lockOrderBySession(trx: CheckoutTransaction, sessionId: string): Promise<OrderRow | undefined> {
  return trx.selectFrom('orders').selectAll().where('session_id', '=', sessionId).forUpdate().executeTakeFirst()
}

/** Lets identical requests pass one by one until the transaction ends. Sorted, so that two never wait for each other. */
export async function lockRequests(trx: CheckoutTransaction, hashes: string[]): Promise<void> {
  for (const hash of hashes.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 7302))`.execute(trx)
}

/** When an order was paid stays known after a refund. */
export async function changeState(trx: CheckoutTransaction, id: string, state: OrderState): Promise<OrderRow> {
  const time = state === 'refunded' ? { refunded_at: sql<Date>`now()` } : { settled_at: sql<Date>`now()` }
  return trx
    .updateTable('orders')
    .set({ state, ...time })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function noteTaken(
  trx: CheckoutTransaction,
  id: string,
  { cents, currency }: { cents: number; currency: string }
): Promise<void> {
  await trx.updateTable('orders').set({ taken_cents: cents, taken_currency: currency }).where('id', '=', id).execute()
}

export async function bindOwner(
  trx: CheckoutTransaction,
  id: string,
  to: Pick<OrderRow, 'owner' | 'owner_label' | 'account_id'>
): Promise<void> {
  await trx.updateTable('orders').set(to).where('id', '=', id).execute()
}

/** Takes the owner from an order that has not found another payer meanwhile. */
export async function releaseOwner(
  trx: CheckoutTransaction,
  { id, owner, account_id }: Pick<OrderRow, 'id' | 'owner' | 'account_id'>
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ owner: null, owner_label: null })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('account_id', 'is not distinct from', account_id)
    .execute()
}

export async function hasBought(db: Database, emailKey: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('state', 'in', ['paid', 'refunded'])
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
