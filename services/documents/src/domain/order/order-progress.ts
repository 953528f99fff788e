import type { ContentLibrary } from '../../content/library.ts'
import { findDraftById, findUnpaidDraft } from '../../repositories/matter/drafts.ts'
import { findEntitlement } from '../../repositories/order/entitlements.ts'
import { findWaiting } from '../../repositories/order/waiting-orders.ts'
import { hasFinalSet } from '../../repositories/set/generations.ts'
import type { Database, DraftRow, EntitlementRow } from '../../tables.ts'
import type { Keyring } from '../keyring.ts'
import { openAnswers } from '../matter/answers-at-rest.ts'
import { kinOf } from '../owner/owners.ts'
import { progressShare } from '../questionnaire/progress.ts'
import { todayFor } from '../questionnaire/today.ts'

export interface OrderProgress {
  /** Share of the required questions that are answered, 0 to 1; 1 once a final set exists. */
  share: number
  finalExists: boolean
  /** Its papers would be untrue today, so none was made. */
  waiting: boolean
  /** When the answers were last changed. */
  touchedAt: Date | null
}

const nothing = { share: 0, finalExists: false, waiting: false }

/** How far an order's matter is: the refund table turns on it. Nothing is known of an order that nobody has used. */
export async function orderProgress(
  db: Database,
  { library, keyring }: { library: ContentLibrary; keyring: Keyring },
  orderId: string
): Promise<OrderProgress> {
  const order = await findEntitlement(db, orderId)
  const draft = order && (await draftOf(db, order))
  if (order === undefined || draft === undefined) return { ...nothing, touchedAt: null }
  const touchedAt = draft.updated_at
  const waiting = (await findWaiting(db, orderId)) !== undefined
  if (await hasFinalSet(db, orderId)) return { share: 1, finalExists: true, waiting: false, touchedAt }
  const service = library.service(draft.service_id)
  if (service === undefined) return { ...nothing, waiting, touchedAt }
  const answers = openAnswers(keyring, draft.answers, `draft:${draft.id}`)
  return {
    share: progressShare(service, answers, todayFor(service, answers, new Date())),
    finalExists: false,
    waiting,
    touchedAt
  }
}

/** The matter an order is bound to; before that, the one it would be bound to next. */
async function draftOf(db: Database, { draft_id, owner, service_id }: EntitlementRow): Promise<DraftRow | undefined> {
  if (draft_id !== null) return findDraftById(db, draft_id)
  if (owner === null) return undefined
  const { owners, shared } = await kinOf(db, owner)
  return findUnpaidDraft(db, { owners, shared, serviceId: service_id })
}
