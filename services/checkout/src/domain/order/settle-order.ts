import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { paymentCompleted } from '@formwright/proto-events'
import { changeState, findOrderBySession, lockOrder, noteTaken } from '../../repositories/order/orders.ts'
import { endReservation } from '../../repositories/promo/promo-redemptions.ts'
import type { CheckoutTransaction, OrderRow } from '../../tables.ts'
import { cancelAddOns, orderAddOns } from '../add-ons/add-on-tasks.ts'
import type { Context } from '../context.ts'
import { cutSessionId } from '../stripe/stripe.ts'
import { consequencesOf, evolve, factOf, type PaymentFact } from './order-state.ts'

/**
 * Settles the order of a session by what Stripe says now: whoever calls, and however often, the order is paid once and
 * `payment.completed` is written once. Undefined for a session that is not ours. With `hasFailed` a
 * delayed payment is known to have failed, which the session itself does not show. Throws when Stripe or Postgres is away.
 */
export async function settleSession(
  context: Context,
  sessionId: string,
  { hasFailed = false } = {}
): Promise<OrderRow | undefined> {
  const order = await findOrderBySession(context.db, sessionId)
  if (order === undefined) return undefined
  // Nothing that Stripe could say about the session changes these.
  if (['paid', 'refunded', 'review'].includes(order.state)) return order
  const session = await context.stripe.checkout.sessions.retrieve(sessionId)
  const settled = await context.db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, order.id)
    if (locked === undefined) return order
    const fact = factOf(session, locked) ?? (hasFailed && session.status === 'complete' ? 'failed' : undefined)
    if (fact === 'mismatched') {
      await noteTaken(trx, locked.id, {
        cents: session.amount_total ?? 0,
        currency: session.currency ?? locked.currency
      })
    }
    return fact === undefined ? locked : applyFact(trx, locked, fact)
  })
  if (settled.state !== order.state) {
    const level = settled.state === 'review' ? 'error' : 'info'
    context.log[level]({ order: order.id, session: cutSessionId(sessionId), state: settled.state }, 'order settled')
  }
  return settled
}

/** Takes a locked row: the state, the promo code, the staff's tasks and the facts for the others change together or not at all. */
export async function applyFact(trx: CheckoutTransaction, order: OrderRow, fact: PaymentFact): Promise<OrderRow> {
  const next = evolve(order.state, fact)
  if (next === order.state) return order
  const { announcesPayment, promo } = consequencesOf(order.state, next)
  const changed = await changeState(trx, order.id, next)
  if (promo === 'burn') await endReservation(trx, order.id, 'burned')
  if (promo === 'release') await endReservation(trx, order.id, 'released')
  if (announcesPayment) {
    await announcePayment(trx, changed)
    await orderAddOns(trx, changed)
  }
  if (next === 'refunded') await cancelAddOns(trx, order.id, 'The order was refunded')
  return changed
}

const announcePayment = (trx: CheckoutTransaction, order: OrderRow) =>
  appendToOutbox(trx, paymentCompleted, {
    order_id: order.id,
    service_id: order.service_id,
    service_title: order.service_title,
    state: order.service_state,
    owner: order.owner,
    account_id: order.account_id,
    email: order.email,
    amount_cents: order.amount_cents,
    discount_cents: order.discount_cents,
    currency: order.currency,
    paid_at: (order.settled_at ?? new Date()).toISOString()
  })
