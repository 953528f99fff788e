import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { entitlementReleased } from '@formwright/proto-events'
import type { Trx } from '../../tables.ts'
import { standingClaim } from '../owner/owners.ts'

export interface Payer {
  orderId: string
  /** Whose answers the order is to pay for, as its payer says. */
  owner: string | null
  /** The account that paid, as far as it is known. */
  accountId: string | null
}

/**
 * The owner whose answers an order may pay for. Answers that an account has claimed are paid for by that account alone, or
 * whoever knows a `user_id` could buy its owner's papers: any other payer's order is released, and waits for its payer.
 */
export async function admitOrder(trx: Trx, { orderId, owner, accountId }: Payer): Promise<string | null> {
  if (owner === null) return null
  const account = await standingClaim(trx, owner)
  if (account === undefined || account === accountId) return owner
  await appendToOutbox(trx, entitlementReleased, { order_id: orderId, owner, account_id: accountId })
  return null
}
