import { findOrderBySession } from '../../repositories/order/orders.ts'
import { mayCheckNow } from '../../repositories/order/sessions.ts'
import type { OrderRow } from '../../tables.ts'
import type { Context } from '../context.ts'
import { cutSessionId, loggableFailure } from '../stripe/stripe.ts'
import { settleSession } from './settle-order.ts'

/**
 * The order of a session. While it is open Stripe is asked, at most once a second, so that a customer whose webhook was
 * lost is served when the result page asks; when Stripe is away the answer is what is known here.
 */
export async function paymentStatus(context: Context, sessionId: string): Promise<OrderRow | undefined> {
  const order = await findOrderBySession(context.db, sessionId)
  if (order?.state !== 'open' || !(await mayCheckNow(context.db, order.id))) return order
  return settleSession(context, sessionId).catch((error: unknown) => {
    context.log.warn({ session: cutSessionId(sessionId), ...loggableFailure(error) }, 'payment status not read')
    return order
  })
}
