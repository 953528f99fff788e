import { appendToOutbox } from '@formwright/kit/outbox'
import { ownerLabel, ownerOf } from '@formwright/kit/owner'
import { orderClaimed } from '@formwright/proto-events'
import { bindOwner, lockOrderBySession } from '../repositories/orders.ts'
import type { Database } from '../tables.ts'

export interface Claim {
  sessionId: string
  userId: string
  accountId: string | undefined
}

/**
 * Binds an order made without a `user_id` to one, once and for all. False when there is no such order or it is somebody
 * else's. An order that is still open tells its owner with the payment, so only a later claim is a fact of its own.
 */
export async function claimOrder(db: Database, { sessionId, userId, accountId }: Claim): Promise<boolean> {
  const owner = ownerOf(userId)
  return db.transaction().execute(async (trx) => {
    const order = await lockOrderBySession(trx, sessionId)
    if (order === undefined) return false
    if (order.owner !== null) return order.owner === owner
    if (order.account_id !== null && order.account_id !== accountId) return false
    await bindOwner(trx, order.id, { owner, ownerLabel: ownerLabel(userId) })
    if (order.state === 'paid') await appendToOutbox(trx, orderClaimed, { order_id: order.id, owner })
    return true
  })
}
