import type { InternalClient } from '@formwright/kit/identity/internal'
import { buyersAmongCall } from '@formwright/proto-events/calls/checkout'
import { deleteGenerations } from '../../repositories/erasure.ts'
import {
  type AbandonedDraft,
  deleteDrafts,
  listAbandoned,
  lockAbandoned,
  type Place
} from '../../repositories/matter/abandoned-drafts.ts'
import type { Database } from '../../tables.ts'

/** Drafts looked at together. */
const AT_ONCE = 200

export interface Forgetting {
  checkout: InternalClient<'checkout'>
  /** Days without a change, a preview or a mailed link. */
  days: number
}

/**
 * Deletes the answers of people who have no account, never paid and did not come back, with their previews. Who pays
 * right now is asked of checkout: while it is away, nothing is deleted. Any number of replicas may do this at once.
 * Returns how many drafts went.
 */
export async function forgetDrafts(db: Database, { checkout, days }: Forgetting): Promise<number> {
  let forgotten = 0
  let after: Place | undefined
  for (;;) {
    const drafts: AbandonedDraft[] = await listAbandoned(db, { days, after, limit: AT_ONCE })
    after = drafts.at(-1)
    if (after === undefined) return forgotten
    const owners = [...new Set(drafts.flatMap(({ holders }) => holders))]
    const buyers = new Set(await checkout.ask(buyersAmongCall, { body: { owners } }))
    const ids = drafts.filter(({ holders }) => !holders.some((owner) => buyers.has(owner))).map(({ id }) => id)
    if (ids.length > 0) forgotten += await deleteAbandoned(db, ids, days)
  }
}

const deleteAbandoned = (db: Database, ids: string[], days: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const draftIds = await lockAbandoned(trx, ids, days)
    if (draftIds.length === 0) return 0
    await deleteGenerations(trx, { draftIds, orderIds: [] })
    await deleteDrafts(trx, draftIds)
    return draftIds.length
  })
