import { claimPendingRefunds } from '../../repositories/refunds.ts'
import type { Context } from '../context.ts'
import { loggableFailure } from '../stripe/stripe.ts'
import { finishRefund } from './finish-refund.ts'

/** Finishes the refunds that a crash or Stripe's silence left pending for `restSeconds`. */
export async function healRefunds(context: Context, restSeconds: number): Promise<void> {
  for (const refund of await claimPendingRefunds(context.db, restSeconds)) {
    await finishRefund(context, refund).catch((error: unknown) =>
      context.log.warn({ refund: refund.id, ...loggableFailure(error) }, 'refund not finished yet')
    )
  }
}
