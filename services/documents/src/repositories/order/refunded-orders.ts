import { settleAbout } from '@formwright/kit/facts/erasure'
import { documentGenerated, documentRequested } from '@formwright/proto-events'
import type { Trx } from '../../tables.ts'
import { ringProgress } from '../set/progress-channel.ts'

export async function insertRefundedOrder(trx: Trx, orderId: string, refundedAt: Date): Promise<void> {
  await trx
    .insertInto('refunded_orders')
    .values({ order_id: orderId, refunded_at: refundedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** When an order was refunded; undefined for one that was not. */
export async function findRefundOf(trx: Trx, orderId: string): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('refunded_orders')
    .select('refunded_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.refunded_at
}

/** Closes the order and its sets, the unprinted ones with them. The entitlement first: whoever adds a set holds it. */
export async function closeOrder(trx: Trx, orderId: string, closedAt: Date): Promise<void> {
  await trx
    .updateTable('entitlements')
    .set({ closed_at: closedAt })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute()
  const sets = await trx
    .updateTable('generations')
    .set({ closed_at: closedAt })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute()
  const ids = sets.map(({ id }) => id)
  // Neither a print nor a mail is waited for any more.
  await settleAbout(trx, documentRequested, ids)
  await settleAbout(trx, documentGenerated, ids)
  await ringProgress(trx)
}
