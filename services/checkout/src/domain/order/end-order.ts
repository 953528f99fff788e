import { lockOrder } from '../../repositories/order/orders.ts'
import type { OrderRow } from '../../tables.ts'
import type { Context } from '../context.ts'
import { loggableFailure } from '../stripe/stripe.ts'
import { applyFact, settleSession } from './settle-order.ts'

/**
 * Ends an open order whose customer starts another: its card page closes and its promo code is free again. An order that
 * was paid meanwhile becomes paid instead.
 */
export async function endOrder(context: Context, order: OrderRow): Promise<void> {
  if (order.session_id === null) return endWithoutSession(context, order)
  await context.stripe.checkout.sessions.expire(order.session_id).catch((error: unknown) => {
    // A session that has ended cannot be ended again; which way it ended is read next.
    context.log.debug({ order: order.id, ...loggableFailure(error) }, 'session was not ended')
  })
  await settleSession(context, order.session_id)
}

const endWithoutSession = ({ db }: Context, { id }: OrderRow) =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id)
    const isBeingOpened = order?.lease_until && order.lease_until > new Date()
    if (order?.session_id === null && !isBeingOpened) await applyFact(trx, order, 'expired')
  })
