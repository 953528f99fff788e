import { gone } from '@formwright/kit/http/errors'
import {
  bindEntitlement,
  findEntitlementOfDraft,
  findUnusedEntitlement,
  holdPayable,
  type PayingOrder
} from '../../repositories/order/entitlements.ts'
import type { DraftRow, Trx } from '../../tables.ts'
import { type Kin, standingClaim } from '../owner/owners.ts'

/** The order that pays for this matter from now on. */
export async function payingOrder(trx: Trx, kin: Kin, draft: DraftRow): Promise<string | undefined> {
  const { bound, free, claimedBy } = await ordersFor(trx, kin, draft)
  if (bound !== undefined) return idOf(bound)
  const unused = free && idOf(free)
  if (unused !== undefined && (await bindEntitlement(trx, unused, { draftId: draft.id, claimedBy }))) return unused
  // Somebody was quicker, for this very matter or for another.
  return (await findEntitlementOfDraft(trx, draft.id))?.order_id
}

/** The order that would pay for this matter. One that has paid for a set of it waits for nothing: a correction is refused alone. */
export async function waitingOrder(trx: Trx, kin: Kin, draft: DraftRow): Promise<string | undefined> {
  const { free, claimedBy } = await ordersFor(trx, kin, draft)
  return free && (await holdPayable(trx, free.order_id, { claimedBy })) ? free.order_id : undefined
}

async function ordersFor(trx: Trx, kin: Kin, draft: DraftRow) {
  const claimedBy = await standingClaim(trx, draft.owner)
  const bound = await findEntitlementOfDraft(trx, draft.id)
  // Whoever was let into the draft may use the order of its owner.
  const of = {
    owners: [...kin.owners, draft.owner],
    account: claimedBy,
    serviceId: draft.service_id,
    draftId: draft.id
  }
  return { claimedBy, bound, free: bound === undefined ? await findUnusedEntitlement(trx, of) : undefined }
}

function idOf({ order_id, being_refunded }: PayingOrder): string {
  if (being_refunded) throw gone('This order is being refunded, and its documents are closed.', 'refunded')
  return order_id
}
