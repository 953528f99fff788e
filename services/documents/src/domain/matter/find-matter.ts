import { notFound } from '@formwright/kit/http/errors'
import {
  findDraft,
  findDraftWithAnswers,
  findLatestDraft,
  findUnpaidDraft,
  type Holder
} from '../../repositories/matter/drafts.ts'
import { findUnusedEntitlement } from '../../repositories/order/entitlements.ts'
import type { Database, DraftRow } from '../../tables.ts'
import type { Kin } from '../owner/owners.ts'

/** What a client says to begin another matter of a service it already has one of. */
export const NEW_MATTER = 'new'

export interface MatterQuery {
  kin: Kin
  serviceId: number
  /** A draft's id or `new`; without it the client means the matter it is working on. */
  draftId?: string | undefined
  /** What the client sends now; a second click sends the same again. */
  answersHash?: string | undefined
  completed?: boolean
}

/**
 * The draft that a client means. Without an id: the one with these very finished answers, else the latest unpaid one, else (an
 * order is paid and unused) a new one, else the latest, whose change is a correction. Undefined means a new matter.
 */
export async function findMatter(db: Database, query: MatterQuery): Promise<DraftRow | undefined> {
  const { kin, serviceId, draftId, answersHash, completed = false } = query
  const of = { owners: kin.owners, shared: kin.shared, serviceId }
  if (draftId === NEW_MATTER) return repeatedStart(db, of, answersHash)
  if (draftId !== undefined) {
    const draft = await findDraft(db, { id: draftId, owners: kin.owners, shared: kin.shared })
    if (draft === undefined || draft.service_id !== serviceId) throw notFound('There is no such draft')
    return draft
  }
  const same = completed && answersHash && (await findDraftWithAnswers(db, { ...of, answersHash }))
  if (same) return same
  const unpaid = await findUnpaidDraft(db, of)
  if (unpaid !== undefined) return unpaid
  return (await findUnusedEntitlement(db, { ...of, account: kin.account })) ? undefined : findLatestDraft(db, of)
}

/** A `new` that was sent twice, because its answer was lost, begins one matter. */
async function repeatedStart(
  db: Database,
  of: Holder & { serviceId: number },
  answersHash: string | undefined
): Promise<DraftRow | undefined> {
  const unpaid = await findUnpaidDraft(db, of)
  return unpaid?.answers_hash === answersHash ? unpaid : undefined
}
