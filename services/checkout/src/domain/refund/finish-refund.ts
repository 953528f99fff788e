import { appendToOutbox } from '@formwright/kit/outbox'
import { paymentRefunded } from '@formwright/proto-events'
import { findOrder, lockOrder } from '../../repositories/orders.ts'
import { addRefunded, endRefund, lockRefund } from '../../repositories/refunds.ts'
import type { OrderRow, RefundRow } from '../../tables.ts'
import type { Context } from '../context.ts'
import { applyFact } from '../settle-order.ts'
import { loggableFailure, type Stripe } from '../stripe.ts'
import { isRefused } from './is-refused.ts'

/**
 * Carries a noted refund out, or finds that it was: safe to call again after a crash at any point, and by several at
 * once. Throws when Stripe or Postgres is away; the refund then stays pending.
 */
export async function finishRefund(context: Context, refund: RefundRow): Promise<RefundRow> {
  if (refund.state !== 'pending') return refund
  const order = await findOrder(context.db, refund.order_id)
  if (order === undefined) throw new Error(`The order of refund ${refund.id} is gone`)
  const outcome = await giveBack(context, order, refund)
  const ended = await record(context, refund, outcome)
  context.log.info({ order: order.id, refund: refund.id, state: ended.state }, 'refund ended')
  return ended
}

interface Outcome {
  state: 'done' | 'failed'
  stripeId: string | null
}

/** Nothing was charged for a free order, so nothing is asked of Stripe. */
async function giveBack({ stripe, log }: Context, order: OrderRow, refund: RefundRow): Promise<Outcome> {
  if (refund.amount_cents === 0 || order.session_id === null) return { state: 'done', stripeId: null }
  const { payment_intent } = await stripe.checkout.sessions.retrieve(order.session_id)
  const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
  if (intent === undefined) throw new Error(`Stripe knows no payment of order ${order.id}`)
  try {
    const made = (await findMade(stripe, intent, refund)) ?? (await make(stripe, intent, refund))
    const isLost = made.status === 'failed' || made.status === 'canceled'
    return { state: isLost ? 'failed' : 'done', stripeId: made.id }
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

/** The end of the refund, the order's state and the fact for the others change together, once. */
const record = ({ db }: Context, { id, order_id, amount_cents }: RefundRow, outcome: Outcome): Promise<RefundRow> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, order_id)
    const refund = await lockRefund(trx, id)
    if (order === undefined || refund.state !== 'pending') return refund
    const ended = await endRefund(trx, id, outcome)
    if (outcome.state === 'failed') return ended
    const closed = await applyFact(trx, order, 'refunded')
    const refundedCents = await addRefunded(trx, order_id, amount_cents)
    await appendToOutbox(trx, paymentRefunded, {
      order_id,
      refund_id: id,
      service_id: closed.service_id,
      service_title: closed.service_title,
      email: closed.email,
      amount_cents,
      refunded_cents: refundedCents,
      paid_cents: closed.amount_cents,
      currency: closed.currency,
      refunded_at: (ended.settled_at ?? new Date()).toISOString()
    })
    return ended
  })
