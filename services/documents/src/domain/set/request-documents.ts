import type { Refusal } from '@formwright/interview/refusals'
import type { ListedGeneration } from '../../repositories/set/generations.ts'
import type { Database, DraftRow, Trx } from '../../tables.ts'
import type { Keyring } from '../keyring.ts'
import { type DraftToSave, type SavedDraft, saveDraft } from '../matter/save-draft.ts'
import { payingOrder, waitingOrder } from '../order/paying-order.ts'
import { beginWaiting } from '../order/waiting.ts'
import { requestSet } from './request-set.ts'

export type Requested =
  | Extract<SavedDraft, { stale: true }>
  | { stale: false; draft: DraftRow; refusals: readonly Refusal[]; generation?: never }
  | { stale: false; draft: DraftRow; refusals?: never; generation: ListedGeneration }

/**
 * Saves complete answers and asks for their documents: the final set when an order pays for this matter (an unused one
 * is bound to it now), a watermarked preview otherwise. Answers that are refused today are saved too, but nothing is made of
 * them, and the order that would pay waits. Throws 410 while that order is being refunded.
 */
export async function requestDocuments(
  db: Database,
  { keyring, now }: { keyring: Keyring; now: Date },
  toSave: Omit<DraftToSave, 'completed' | 'now'> & {
    refusals: readonly Refusal[]
    /** Called before a set is asked for, with the order that pays if one does; may throw to refuse it. */
    beforeSet?: (trx: Trx, orderId: string | undefined) => Promise<void>
  }
): Promise<Requested> {
  const { service, kin, answers, refusals } = toSave
  return db.transaction().execute(async (trx): Promise<Requested> => {
    const saved = await saveDraft(trx, keyring, { ...toSave, completed: true, now })
    if (saved.stale) return saved
    const { draft } = saved
    if (refusals.length > 0) {
      const orderId = await waitingOrder(trx, kin, draft)
      if (orderId !== undefined) await beginWaiting(trx, { orderId, draftId: draft.id, service, refusals })
      return { stale: false, draft, refusals }
    }
    const orderId = await payingOrder(trx, kin, draft)
    await toSave.beforeSet?.(trx, orderId)
    const request = { draft, service, answers, orderId }
    return { stale: false, draft, generation: await requestSet(trx, { keyring, now }, request) }
  })
}
