import { conflict } from '@formwright/kit/http/errors'
import type { RefundRow } from '../../tables.ts'
import type { Context } from '../context.ts'
import { loggableFailure } from '../stripe/stripe.ts'
import { finishRefund } from './finish-refund.ts'
import { type By, noteRefund, type RefundWish } from './note-refund.ts'
import { quoteRefund } from './quote-refund.ts'

/**
 * Gives money back and closes the order. What Stripe does not answer stays pending, and the reconciler goes on. Throws
 * 404, 409, 422, and 503 when no quote can be made.
 */
export async function refundOrder(
  context: Context,
  { orderId, ...wish }: RefundWish & { orderId: string },
  by: By,
  now: Date
): Promise<RefundRow> {
  const quote = await quoteRefund(context, orderId, now)
  const refund = await context.db.transaction().execute((trx) => noteRefund(trx, quote, wish, by))
  const ended = await finishRefund(context, refund).catch((error: unknown) => {
    context.log.warn({ order: orderId, refund: refund.id, ...loggableFailure(error) }, 'refund not finished yet')
    return refund
  })
  if (ended.state === 'failed') {
    throw conflict('The payment provider refuses this refund. Nothing was given back.', 'refund-refused')
  }
  return ended
}
