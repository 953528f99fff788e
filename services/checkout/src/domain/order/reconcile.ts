import { repeat } from '@formwright/kit/process/repeat'
import { claimUnsettled, lockAbandoned } from '../../repositories/order/unsettled-orders.ts'
import { forgetOldEvents } from '../../repositories/webhook-events.ts'
import type { OrderRow } from '../../tables.ts'
import type { Context } from '../context.ts'
import { healRefunds } from '../refund/heal-refunds.ts'
import { cutSessionId, loggableFailure } from '../stripe/stripe.ts'
import { applyFact, settleSession } from './settle-order.ts'

const LANES = 4

/** Asks Stripe, again and again, about the orders whose webhook has not come: a lost one delays an order by about a minute. */
export const startReconciler = (context: Context, everySeconds: number) =>
  repeat('reconciler', everySeconds * 1000, () => reconcileOnce(context, everySeconds), context.log)

/** One round over all that is due. An order looked at within the last round is left alone. */
export async function reconcileOnce(context: Context, everySeconds: number): Promise<void> {
  for (;;) {
    const orders = await claimUnsettled(context.db, Math.max(1, everySeconds - 5))
    if (orders.length === 0) break
    const queue = orders.values()
    await Promise.all(Array.from({ length: LANES }, () => settleAll(context, queue)))
  }
  await healRefunds(context, Math.max(1, everySeconds - 5))
  await expireAbandoned(context)
  await forgetOldEvents(context.db)
}

async function settleAll(context: Context, orders: Iterable<OrderRow>): Promise<void> {
  for (const { id, session_id } of orders) {
    if (session_id === null) continue
    await settleSession(context, session_id).catch((error: unknown) =>
      context.log.warn({ order: id, session: cutSessionId(session_id), ...loggableFailure(error) }, 'order not settled')
    )
  }
}

/** An order that never got a session can never be paid: its promo code is given back. */
const expireAbandoned = ({ db }: Context) =>
  db.transaction().execute(async (trx) => {
    for (const order of await lockAbandoned(trx)) await applyFact(trx, order, 'expired')
  })
