import { randomUUID } from 'node:crypto'
import { lockOrder } from '../../repositories/order/orders.ts'
import { findRefundAt, insertRefund } from '../../repositories/refunds.ts'
import type { CheckoutTransaction, OrderRow, RefundRow } from '../../tables.ts'
import type { Context } from '../context.ts'
import { settleSession } from '../order/settle-order.ts'
import type { Stripe } from '../stripe/stripe.ts'
import { closeOrder, outcomeOf, recordRefund } from './record-refund.ts'

/**
 * Learns how a refund stands at Stripe: one of ours, or one that was made in Stripe's own dashboard, which closes its
 * order all the same. Asks Stripe, so that events may come twice and in any order. Throws when Stripe or Postgres is away.
 */
export async function hearRefund(context: Context, stripeId: string): Promise<void> {
  const told = await context.stripe.refunds.retrieve(stripeId)
  const order = await orderOf(context, told)
  if (order === undefined) return
  const known = await context.db.transaction().execute((trx) => findOrNote(trx, order.id, told))
  if (known === undefined) return
  const refund = await recordRefund(context.db, known, outcomeOf(told))
  const level = refund.state === 'failed' ? 'error' : 'info'
  context.log[level]({ order: order.id, refund: refund.id, state: refund.state }, 'refund heard of')
}

/** Settled first: a refund may be heard of before its payment. */
async function orderOf(context: Context, { payment_intent }: Stripe.Refund): Promise<OrderRow | undefined> {
  const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  if (intent === undefined) return undefined
  const { data } = await context.stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  return data[0] && settleSession(context, data[0].id)
}

/** Undefined for one of the dashboard that failed before anybody heard of it: nothing has changed. */
async function findOrNote(trx: CheckoutTransaction, orderId: string, told: Stripe.Refund) {
  const order = await lockOrder(trx, orderId)
  const known = await findRefundAt(trx, orderId, { stripeId: told.id, ownId: told.metadata?.['refund_id'] })
  if (known !== undefined || order === undefined || outcomeOf(told).state === 'failed') return known
  const refund = await insertRefund(trx, outsideRefund(orderId, told))
  await closeOrder(trx, order, refund)
  return refund
}

/** Noted as done at once: what is pending would be asked of Stripe. */
const outsideRefund = (order_id: string, { id, amount }: Stripe.Refund) => ({
  id: randomUUID(),
  order_id,
  amount_cents: amount,
  quote_cents: 0,
  reason: "Made in the payment provider's own dashboard",
  outside: true,
  state: 'done' as const satisfies RefundRow['state'],
  stripe_id: id,
  settled_at: new Date()
})
