import type { ContentLibrary } from '../content/library.ts'
import { findCompletedUnpaidDraft } from '../repositories/drafts.ts'
import { bindEntitlement, findEntitlement } from '../repositories/entitlements.ts'
import type { Trx } from '../tables.ts'
import { openAnswers } from './answers-at-rest.ts'
import type { Keyring } from './keyring.ts'
import { kinOf, lockMatters, standingClaim } from './owners.ts'
import { checkAnswers } from './questionnaire/check-answers.ts'
import { type Emit, requestSet } from './request-set.ts'

export interface Delivery {
  library: ContentLibrary
  keyring: Keyring
}

/**
 * An order was paid, or found its owner: when a finished matter waits for it, the two are bound and the final set is
 * asked for. When none does, or its answers no longer satisfy the form, the customer's next click does it.
 */
export async function deliverOrder(
  trx: Trx,
  { library, keyring }: Delivery,
  { orderId, owner, emit }: { orderId: string; owner: string; emit: Emit }
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
  const { answers, errors } = checkAnswers(service, given, { complete: true })
  if (errors.length > 0) return
  const claimedBy = await standingClaim(trx, draft.owner)
  if (!(await bindEntitlement(trx, orderId, { draftId: draft.id, claimedBy }))) return
  await requestSet(trx, { keyring, emit, now: new Date() }, { draft, service, answers, orderId })
}
