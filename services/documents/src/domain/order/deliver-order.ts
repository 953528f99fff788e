import type { ContentLibrary } from '../../content/library.ts'
import { findCompletedUnpaidDraft } from '../../repositories/matter/drafts.ts'
import { bindEntitlement, findEntitlement, holdPayable } from '../../repositories/order/entitlements.ts'
import type { Trx } from '../../tables.ts'
import type { Keyring } from '../keyring.ts'
import { openAnswers } from '../matter/answers-at-rest.ts'
import { withoutFormer } from '../matter/aside.ts'
import { checkMatter } from '../matter/check-matter.ts'
import { kinOf, lockMatters, standingClaim } from '../owner/owners.ts'
import { requestSet } from '../set/request-set.ts'
import { beginWaiting } from './waiting.ts'

export interface Delivery {
  library: ContentLibrary
  keyring: Keyring
}

/**
 * An order was paid, or found its owner: when a finished matter waits for it, the two are bound and the final set is
 * asked for; one whose answers are refused today keeps the order waiting. When none does, or its answers no longer satisfy the
 * form, the customer's next click does it.
 */
export async function deliverOrder(
  trx: Trx,
  { library, keyring }: Delivery,
  { orderId, owner }: { orderId: string; owner: string }
): Promise<void> {
  const entitlement = await findEntitlement(trx, orderId)
  const service = entitlement && library.service(entitlement.service_id)
  if (service === undefined || entitlement?.draft_id !== null || entitlement.closed_at !== null) return
  const kin = await kinOf(trx, owner)
  await lockMatters(trx, kin, service.meta.id)
  const draft = await findCompletedUnpaidDraft(trx, {
    owners: kin.owners,
    shared: kin.shared,
    serviceId: service.meta.id
  })
  if (draft === undefined) return
  const given = openAnswers(keyring, draft.answers, `draft:${draft.id}`)
  const now = new Date()
  const { answers, errors, refusals } = checkMatter(service, withoutFormer(service, given, given), {
    complete: true,
    now
  })
  if (errors.length > 0) return
  const claimedBy = await standingClaim(trx, draft.owner)
  if (refusals.length > 0) {
    if (!(await holdPayable(trx, orderId, { claimedBy }))) return
    return beginWaiting(trx, { orderId, draftId: draft.id, service, refusals })
  }
  if (!(await bindEntitlement(trx, orderId, { draftId: draft.id, claimedBy }))) return
  await requestSet(trx, { keyring, now }, { draft, service, answers, orderId })
}
