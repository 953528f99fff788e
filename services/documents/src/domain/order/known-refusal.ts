import type { Refusal } from '@formwright/interview/refusals'
import type { ContentLibrary } from '../../content/library.ts'
import { findClaim } from '../../repositories/matter/claims.ts'
import { findUnpaidDraft } from '../../repositories/matter/drafts.ts'
import type { Database } from '../../tables.ts'
import type { Keyring } from '../keyring.ts'
import { refusalsOf } from '../matter/check-matter.ts'
import { kinOf } from '../owner/owners.ts'
import { storedRefusals } from './stored-refusals.ts'

export interface Buyer {
  serviceId: number
  /** Whose answers the order is to pay for; null for somebody who named no `user_id`. */
  owner: string | null
  accountId: string | null
  state: string | null
}

/**
 * What is known, before anybody pays, to be refused: by the answers of the matter that the order would pay for, or by the state
 * alone. Of answers that another account has claimed nothing is told.
 */
export async function knownRefusal(
  db: Database,
  { library, keyring }: { library: ContentLibrary; keyring: Keyring },
  { serviceId, owner, accountId, state }: Buyer,
  now: Date
): Promise<readonly Refusal[]> {
  const service = library.service(serviceId)
  if (service === undefined) return []
  const claimedBy = owner === null ? undefined : await findClaim(db, owner)
  if (owner !== null && (claimedBy === undefined || claimedBy === accountId)) {
    const { owners, shared } = await kinOf(db, owner)
    const draft = await findUnpaidDraft(db, { owners, shared, serviceId: service.meta.id })
    const refusals = draft === undefined ? [] : storedRefusals(service, keyring, draft, now)
    if (refusals.length > 0) return refusals
  }
  return state === null ? [] : refusalsOf(service, { state }, now)
}
