import type { ContentLibrary } from '../../content/library.ts'
import type { Keyring } from '../../domain/keyring.ts'
import { storedRefusals } from '../../domain/order/stored-refusals.ts'
import { wireKind } from '../../domain/set/wire-kind.ts'
import { type Holder, listDrafts } from '../../repositories/matter/drafts.ts'
import { listEntitlements } from '../../repositories/order/entitlements.ts'
import { listWaitingOf } from '../../repositories/order/waiting-orders.ts'
import { listNewestOf } from '../../repositories/set/generations.ts'
import type { Database } from '../../tables.ts'
import { toRefusal } from './refused.ts'

const DRAFTS = 100

/** A person's drafts, newest first, each with its newest set. `paid`: asking for documents now gives the final ones. */
export async function listDraftsOf(
  db: Database,
  { library, keyring }: { library: ContentLibrary; keyring: Keyring },
  holder: Holder
) {
  const now = new Date()
  const drafts = await listDrafts(db, holder, DRAFTS)
  const entitlements = await listEntitlements(db, holder)
  const ids = drafts.map(({ id }) => id)
  const sets = await listNewestOf(db, ids)
  const waiting = await listWaitingOf(db, ids)
  return drafts.flatMap((draft) => {
    const service = library.service(draft.service_id)
    if (service === undefined) return []
    const set = sets.find(({ draft_id }) => draft_id === draft.id)
    const unused = entitlements.some((order) => order.draft_id === null && order.service_id === draft.service_id)
    const { slug, title } = service.meta
    return {
      draft_id: draft.id,
      service_id: draft.service_id,
      service_slug: slug,
      service_title: title,
      completed: draft.completed,
      revision: draft.revision,
      updated_at: draft.updated_at.toISOString(),
      paid: unused || entitlements.some(({ draft_id }) => draft_id === draft.id),
      waiting: waiting.some(({ draft_id }) => draft_id === draft.id),
      refusal: set?.kind === 'final' ? null : toRefusal(storedRefusals(service, keyring, draft, now)),
      generation: set ? { generation_id: set.id, kind: wireKind(set.kind), status: set.status } : null
    }
  })
}
