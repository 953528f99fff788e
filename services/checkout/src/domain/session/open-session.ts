import { setTimeout as sleep } from 'node:timers/promises'
import { unavailable } from '@formwright/kit/http/errors'
import { findOrder } from '../../repositories/order/orders.ts'
import { giveLeaseBack, storeSession, takeLease } from '../../repositories/order/sessions.ts'
import { endReservation } from '../../repositories/promo/promo-redemptions.ts'
import type { OrderRow } from '../../tables.ts'
import type { Context } from '../context.ts'
import { cutSessionId, isFinalAnswer, loggableFailure } from '../stripe/stripe.ts'
import { sessionParams } from './session-params.ts'

const PAYMENT_FAILED = 'Payment processing failed. Please try again.'
const POLL_MS = 150
const WAIT_MS = 20_000

export interface PayableSession {
  url: string
  sessionId: string
}

/**
 * The session of an order, made at Stripe when there is none. One request asks, others for the same order wait for its
 * answer; a request after a crash continues under the same idempotency key. Throws 503, and the order stays open.
 */
export async function openSession(
  context: Context,
  order: OrderRow,
  { leased, repeatable }: { leased: boolean; repeatable: boolean }
): Promise<PayableSession> {
  const known = sessionIn(order)
  if (known) return known
  const held = leased ? order : await takeLease(context.db, order.id)
  return held ? askStripe(context, held, repeatable) : waitForSession(context, order.id)
}

async function askStripe({ db, stripe, log }: Context, order: OrderRow, repeatable: boolean): Promise<PayableSession> {
  const session = await stripe.checkout.sessions
    .create(sessionParams(order), { idempotencyKey: `checkout:${order.id}:${order.attempt}` })
    .catch(async (error: unknown) => {
      log.warn({ order: order.id, attempt: order.attempt, ...loggableFailure(error) }, 'no session from Stripe')
      await giveLeaseBack(db, order, isFinalAnswer(error))
      // Nobody can ask for this order again, so its code is free for the customer's next try.
      if (!repeatable) await endReservation(db, order.id, 'released')
      throw unavailable(PAYMENT_FAILED)
    })
  if (session.url === null) throw unavailable(PAYMENT_FAILED)
  const expiresAt = new Date(session.expires_at * 1000)
  const stored = await storeSession(db, order.id, { id: session.id, url: session.url, expiresAt })
  log.info({ order: order.id, session: cutSessionId(session.id) }, 'session opened')
  const opened = stored && sessionIn(stored)
  if (!opened) throw unavailable(PAYMENT_FAILED)
  return opened
}

async function waitForSession({ db }: Context, orderId: string): Promise<PayableSession> {
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const order = await findOrder(db, orderId)
    const session = order && sessionIn(order)
    if (session) return session
    if (order?.state !== 'open' || order.lease_until === null) break
    await sleep(POLL_MS)
  }
  throw unavailable(PAYMENT_FAILED)
}

const sessionIn = ({ session_id, session_url }: OrderRow): PayableSession | undefined =>
  session_id !== null && session_url !== null ? { sessionId: session_id, url: session_url } : undefined
