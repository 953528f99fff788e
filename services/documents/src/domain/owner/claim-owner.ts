import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { entitlementReleased } from '@formwright/proto-events'
import { findClaim, insertClaim } from '../../repositories/matter/claims.ts'
import { deleteGuestsOf } from '../../repositories/matter/guests.ts'
import { releaseEntitlements } from '../../repositories/order/entitlements.ts'
import type { Database } from '../../tables.ts'
import { endWaiting } from '../order/waiting.ts'
import { holdClaim } from './owners.ts'

/**
 * Returns the account that holds the claim: the first one keeps it. From then on nobody else opens what is claimed: guests of
 * its drafts lose them, and an order that was not used yet and that this account is not known to have paid waits for its payer.
 */
export async function claimOwner(db: Database, owner: string, accountId: string): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    await holdClaim(trx, owner)
    if (!(await insertClaim(trx, owner, accountId))) return findClaim(trx, owner)
    await deleteGuestsOf(trx, owner)
    const released = await releaseEntitlements(trx, owner, accountId)
    for (const order of released) await appendToOutbox(trx, entitlementReleased, { ...order, owner })
    const orderIds = released.map(({ order_id }) => order_id)
    await endWaiting(trx, orderIds)
    return accountId
  })
}
