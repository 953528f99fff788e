import { sql } from 'kysely'
import type { Database, EntitlementRow, Trx, WaitingOrderRow } from '../../tables.ts'

export interface Waiting {
  order_id: string
  draft_id: string
  question: string
  possible_from: string | null
}

/** Notes why an order waits. Another reason or day than before is to be told anew. */
export async function saveWaiting(trx: Trx, waiting: Waiting): Promise<WaitingOrderRow> {
  const { order_id, ...why } = waiting
  await trx
    .insertInto('waiting_orders')
    .values(waiting)
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet({ ...why, began_at: sql<Date>`now()`, told: false, due_told_at: null })
        .where(
          sql<boolean>`(waiting_orders.draft_id, waiting_orders.question, waiting_orders.possible_from)
            is distinct from (excluded.draft_id, excluded.question, excluded.possible_from)`
        )
    )
    .execute()
  return trx
    .selectFrom('waiting_orders')
    .selectAll()
    .where('order_id', '=', order_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function noteTold(trx: Trx, orderId: string): Promise<void> {
  await trx.updateTable('waiting_orders').set({ told: true }).where('order_id', '=', orderId).execute()
}

/** Those that nobody was told of, though they have stood for so many minutes; held to the end of the transaction. */
export async function listUntold(trx: Trx, { minutes, limit }: { minutes: number; limit: number }) {
  return withOrder(trx)
    .where('waiting_orders.told', '=', false)
    .where('waiting_orders.began_at', '<=', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .limit(limit)
    .forUpdate('waiting_orders')
    .skipLocked()
    .execute()
}

export async function deleteWaiting(trx: Trx, orderIds: readonly string[]): Promise<WaitingOrderRow[]> {
  if (orderIds.length === 0) return []
  return trx.deleteFrom('waiting_orders').where('order_id', 'in', orderIds).returningAll().execute()
}

/** The orders that wait for one of these drafts. */
export async function listWaitingOf(db: Database, draftIds: readonly string[]): Promise<WaitingOrderRow[]> {
  if (draftIds.length === 0) return []
  return db.selectFrom('waiting_orders').selectAll().where('draft_id', 'in', draftIds).execute()
}

export async function findWaiting(
  db: Database,
  orderId: string
): Promise<(WaitingOrderRow & Pick<EntitlementRow, 'email' | 'title' | 'service_id'>) | undefined> {
  return withOrder(db).where('waiting_orders.order_id', '=', orderId).executeTakeFirst()
}

/** Those whose day has come and whose customers were not told so. Any number of replicas may ask at once. */
export async function takeDue(trx: Trx, { today, limit }: { today: string; limit: number }): Promise<string[]> {
  const due = trx
    .selectFrom('waiting_orders')
    .select('order_id')
    .where('due_told_at', 'is', null)
    .where('possible_from', '<=', today)
    .orderBy('possible_from')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const rows = await trx
    .updateTable('waiting_orders')
    .set({ due_told_at: sql<Date>`now()` })
    .where('order_id', 'in', due)
    .returning('order_id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** For staff, the longest waiting last. */
export async function listWaiting(db: Database, limit: number) {
  return withOrder(db)
    .innerJoin('drafts', 'drafts.id', 'waiting_orders.draft_id')
    .select('drafts.owner_label')
    .orderBy('waiting_orders.began_at', 'desc')
    .limit(limit)
    .execute()
}

const withOrder = (db: Database) =>
  db
    .selectFrom('waiting_orders')
    .innerJoin('entitlements', 'entitlements.order_id', 'waiting_orders.order_id')
    .selectAll('waiting_orders')
    .select(['entitlements.email', 'entitlements.title', 'entitlements.service_id'])
