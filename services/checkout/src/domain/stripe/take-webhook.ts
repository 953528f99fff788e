import { isKnownEvent, rememberEvent } from '../../repositories/webhook-events.ts'
import type { Context } from '../context.ts'
import { settleSession } from '../order/settle-order.ts'
import { hearRefund } from '../refund/hear-refund.ts'
import type { Stripe } from './stripe.ts'

const FAILED = 'checkout.session.async_payment_failed'
const SETTLING = new Set<string>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  FAILED,
  'checkout.session.expired'
])
const REFUNDING = new Set<string>(['refund.created', 'refund.updated', 'refund.failed'])

/**
 * Acts on a verified event. The event only says where to look: what counts is what Stripe says when asked. An event is
 * remembered once it is done with, so that one which failed is done when Stripe sends it again.
 */
export async function takeWebhook(context: Context, event: Stripe.Event): Promise<void> {
  const isRefund = REFUNDING.has(event.type)
  if (!(isRefund || SETTLING.has(event.type)) || (await isKnownEvent(context.db, event.id))) return
  const { id } = event.data.object as { id?: unknown }
  if (typeof id === 'string') {
    await (isRefund ? hearRefund(context, id) : settleSession(context, id, { hasFailed: event.type === FAILED }))
  }
  await rememberEvent(context.db, { id: event.id, type: event.type })
}
