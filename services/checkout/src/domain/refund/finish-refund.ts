import { findOrder } from '../../repositories/order/orders.ts'
import type { OrderRow, RefundRow } from '../../tables.ts'
import type { Context } from '../context.ts'
import { loggableFailure, type Stripe } from '../stripe/stripe.ts'
import { isRefused } from './is-refused.ts'
import { type Outcome, outcomeOf, recordRefund } from './record-refund.ts'

/**
 * Carries a noted refund out, or finds that it was: safe to call again after a crash at any point, and by several at
 * once. Throws when Stripe or Postgres is away; the refund then stays pending.
 */
export async function finishRefund(context: Context, refund: RefundRow): Promise<RefundRow> {
  if (refund.state !== 'pending') return refund
  const order = await findOrder(context.db, refund.order_id)
  if (order === undefined) throw new Error(`The order of refund ${refund.id} is gone`)
  const outcome = await giveBack(context, order, refund)
  const ended = await recordRefund(context.db, refund, outcome)
  context.log.info({ order: order.id, refund: refund.id, state: ended.state }, 'refund ended')
  return ended
}

/** Nothing was charged for a free order, so nothing is asked of Stripe. */
async function giveBack({ stripe, log }: Context, order: OrderRow, refund: RefundRow): Promise<Outcome> {
  if (refund.amount_cents === 0 || order.session_id === null) return { state: 'done', stripeId: null }
  const { payment_intent } = await stripe.checkout.sessions.retrieve(order.session_id)
  const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  if (intent === undefined) throw new Error(`Stripe knows no payment of order ${order.id}`)
  try {
    return outcomeOf((await findMade(stripe, intent, refund)) ?? (await make(stripe, intent, refund)))
  } catch (error) {
    if (!isRefused(error)) throw error
    log.error({ order: order.id, refund: refund.id, ...loggableFailure(error) }, 'Stripe refuses a refund')
    return { state: 'failed', stripeId: null }
  }
}

/** Stripe forgets an idempotency key after a day; the refund itself names ours for good. */
async function findMade(stripe: Stripe, intent: string, { id }: RefundRow): Promise<Stripe.Refund | undefined> {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
  return data.find(({ metadata }) => metadata?.['refund_id'] === id)
}

const make = (stripe: Stripe, intent: string, { id, order_id, amount_cents }: RefundRow): Promise<Stripe.Refund> =>
  stripe.refunds.create(
    {
      payment_intent: intent,
      amount: amount_cents,
      reason: 'requested_by_customer',
      metadata: { order_id, refund_id: id }
    },
    { idempotencyKey: `refund:${id}` }
  )
