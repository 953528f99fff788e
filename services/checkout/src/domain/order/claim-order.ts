import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { ownerLabel, ownerOf } from '@formwright/kit/identity/owner'
import { orderClaimed } from '@formwright/proto-events'
import { bindOwner, lockOrderBySession } from '../../repositories/order/orders.ts'
import type { Database } from '../../tables.ts'

export interface Claim {
  sessionId: string
  userId: string
  accountId: string | undefined
}

/**
 * Binds an order made without a `user_id` to one, once and for all, and to the account of whoever does; an account that comes
 * later takes along what its own `user_id` ordered. False when there is no such order or it is somebody else's. An order that is
 * still open tells its owner with the payment, so only a later claim is a fact of its own.
 */
export async function claimOrder(db: Database, { sessionId, userId, accountId }: Claim): Promise<boolean> {
  const owner = ownerOf(userId)
  return db.transaction().execute(async (trx) => {
    const order = await lockOrderBySession(trx, sessionId)
    if (order === undefined) return false
    if (order.owner !== null && order.owner !== owner) return false
    if (order.owner === null && order.account_id !== null && order.account_id !== accountId) return false
    if (order.owner === owner && (order.account_id !== null || accountId === undefined)) return true
    const account_id = accountId ?? null
    await bindOwner(trx, order.id, { owner, owner_label: ownerLabel(userId), account_id })
    if (order.state === 'paid') await appendToOutbox(trx, orderClaimed, { order_id: order.id, owner, account_id })
    return true
  })
}
