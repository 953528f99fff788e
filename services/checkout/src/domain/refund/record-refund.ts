import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { paymentRefunded, refundFailed } from '@formwright/proto-events'
import { lockOrder } from '../../repositories/order/orders.ts'
import { addRefunded, endRefund, lockRefund } from '../../repositories/refunds.ts'
import type { CheckoutTransaction, Database, OrderRow, RefundRow } from '../../tables.ts'
import { applyFact } from '../order/settle-order.ts'
import { taken } from '../order/taken.ts'
import type { Stripe } from '../stripe/stripe.ts'

export interface Outcome {
  state: 'done' | 'failed'
  stripeId: string | null
}

/** How a refund at Stripe stands. On its way counts as given: a later failure takes it back. */
export const outcomeOf = ({ id, status }: Stripe.Refund): Outcome => ({
  state: status === 'failed' || status === 'canceled' ? 'failed' : 'done',
  stripeId: id
})

/**
 * The end of a refund, the order's state and the fact for the others change together, once. What is given may still
 * come back; what failed never is given.
 */
export const recordRefund = (db: Database, { id, order_id }: RefundRow, outcome: Outcome): Promise<RefundRow> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, order_id)
    const refund = await lockRefund(trx, id)
    if (order === undefined || refund.state === 'failed' || refund.state === outcome.state) return refund
    const ended = await endRefund(trx, id, outcome)
    if (outcome.state === 'done') await closeOrder(trx, order, ended)
    else await tellFailure(trx, order, refund)
    return ended
  })

/** Takes a locked order and a refund that was just noted as done. */
export async function closeOrder(trx: CheckoutTransaction, order: OrderRow, refund: RefundRow): Promise<void> {
  const closed = await applyFact(trx, order, 'refunded')
  const paid = taken(closed)
  const refundedCents = await addRefunded(trx, order.id, refund.amount_cents)
  await appendToOutbox(trx, paymentRefunded, {
    order_id: order.id,
    refund_id: refund.id,
    service_id: closed.service_id,
    service_title: closed.service_title,
    email: closed.email,
    amount_cents: refund.amount_cents,
    refunded_cents: refundedCents,
    paid_cents: paid.cents,
    currency: paid.currency,
    refunded_at: (refund.settled_at ?? new Date()).toISOString()
  })
}

/** An order that was closed stays closed: the customer is owed the money still, not the documents. */
async function tellFailure(trx: CheckoutTransaction, order: OrderRow, refund: RefundRow): Promise<void> {
  if (refund.state === 'done') await addRefunded(trx, order.id, -refund.amount_cents)
  await appendToOutbox(trx, refundFailed, {
    order_id: order.id,
    refund_id: refund.id,
    service_title: order.service_title,
    amount_cents: refund.amount_cents,
    currency: taken(order).currency,
    failed_at: new Date().toISOString()
  })
}
