import { gone } from '@formwright/kit/errors'
import { appendToOutbox } from '@formwright/kit/outbox'
import type { ServiceContent } from '../content/library.ts'
import {
  bindEntitlement,
  findEntitlementOfDraft,
  findUnusedEntitlement,
  type PayingOrder
} from '../repositories/entitlements.ts'
import type { ListedGeneration } from '../repositories/generations.ts'
import type { Database, Trx } from '../tables.ts'
import type { Keyring } from './keyring.ts'
import { type Kin, standingClaim } from './owners.ts'
import { requestSet } from './request-set.ts'
import { type DraftToSave, type SavedDraft, saveDraft } from './save-draft.ts'

export type Requested =
  | Extract<SavedDraft, { stale: true }>
  | { stale: false; draft: SavedDraft['draft']; generation: ListedGeneration }

/**
 * Saves complete answers and asks for their documents: the final set when an order pays for this matter (an unused one
 * is bound to it now), a watermarked preview otherwise. Throws 410 while that order is being refunded.
 */
export async function requestDocuments(
  db: Database,
  { keyring, now }: { keyring: Keyring; now: Date },
  toSave: Omit<DraftToSave, 'completed' | 'serviceId'> & {
    service: ServiceContent
    /** Called before a set is asked for, with the order that pays if one does; may throw to refuse it. */
    beforeSet?: (trx: Trx, orderId: string | undefined) => Promise<void>
  }
): Promise<Requested> {
  const { service, kin, answers } = toSave
  return db.transaction().execute(async (trx): Promise<Requested> => {
    const saved = await saveDraft(trx, keyring, { ...toSave, serviceId: service.meta.id, completed: true })
    if (saved.stale) return saved
    const orderId = await payingOrder(trx, kin, saved.draft)
    await toSave.beforeSet?.(trx, orderId)
    const emit: Parameters<typeof requestSet>[1]['emit'] = (event, data) => appendToOutbox(trx, event, data)
    const request = { draft: saved.draft, service, answers, orderId }
    return { stale: false, draft: saved.draft, generation: await requestSet(trx, { keyring, emit, now }, request) }
  })
}

async function payingOrder(trx: Trx, kin: Kin, draft: SavedDraft['draft']): Promise<string | undefined> {
  const claimedBy = await standingClaim(trx, draft.owner)
  const bound = await findEntitlementOfDraft(trx, draft.id)
  if (bound !== undefined) return idOf(bound)
  // Whoever was let into the draft may use the order of its owner.
  const owners = [...kin.owners, draft.owner]
  const unused = await findUnusedEntitlement(trx, { owners, account: claimedBy, serviceId: draft.service_id })
  if (unused !== undefined && (await bindEntitlement(trx, idOf(unused), { draftId: draft.id, claimedBy }))) {
    return unused.order_id
  }
  // Somebody was quicker, for this very matter or for another.
  return (await findEntitlementOfDraft(trx, draft.id))?.order_id
}

function idOf({ order_id, being_refunded }: PayingOrder): string {
  if (being_refunded) throw gone('This order is being refunded, and its documents are closed.', 'refunded')
  return order_id
}
