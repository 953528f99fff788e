import { sql } from 'kysely'
import type { CheckoutTransaction, Database, WaitingOrderRow } from '../../tables.ts'

type Began = Pick<WaitingOrderRow, 'id' | 'order_id' | 'question' | 'possible_from'> & { began_at: Date }

/** Changes nothing for one that has ended, or of which something later is known. */
export async function saveWaiting(trx: CheckoutTransaction, waiting: Began): Promise<void> {
  const { id: _, order_id: __, ...because } = waiting
  await trx
    .insertInto('waiting_orders')
    .values(waiting)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(because)
        .where('waiting_orders.ended', '=', false)
        .where(sql<boolean>`waiting_orders.began_at <= excluded.began_at`)
    )
    .execute()
}

export async function endWaiting(trx: CheckoutTransaction, { id, order_id }: { id: string; order_id: string }) {
  const over = { ended: true, question: null, possible_from: null }
  await trx
    .insertInto('waiting_orders')
    .values({ id, order_id, ...over })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(over))
    .execute()
}

/** Takes what these orders wait for out of the books. */
export async function eraseWaiting(trx: CheckoutTransaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const over = { ended: true, question: null, possible_from: null }
  await trx.updateTable('waiting_orders').set(over).where('order_id', 'in', orderIds).execute()
}

/** What these orders wait for, by order. */
export async function waitingOf(db: Database, orderIds: readonly string[]): Promise<Map<string, WaitingOrderRow>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('waiting_orders')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('ended', '=', false)
    .execute()
  return new Map(rows.map((row) => [row.order_id, row]))
}

/** Whether a paid order waits, as a part of a query. */
export const isWaiting = sql<boolean>`(orders.state = 'paid' and exists (
  select from waiting_orders where waiting_orders.order_id = orders.id and not waiting_orders.ended
))`
