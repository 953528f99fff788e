import type { ContentLibrary, ServiceContent } from '../../content/library.ts'
import { listOwners } from '../../repositories/matter/claims.ts'
import { listDrafts } from '../../repositories/matter/drafts.ts'
import { listEntitlements, listRefunded } from '../../repositories/order/entitlements.ts'
import { listWaitingOf } from '../../repositories/order/waiting-orders.ts'
import { type ListedGeneration, listNewestOf } from '../../repositories/set/generations.ts'
import { listSteps } from '../../repositories/set/steps.ts'
import type { Database, DraftRow, EntitlementRow } from '../../tables.ts'
import type { Keyring } from '../keyring.ts'
import { storedRefusals } from '../order/stored-refusals.ts'
import { holderOf } from '../owner/owners.ts'
import { wireKind } from '../set/wire-kind.ts'

type Status = 'completed' | 'waiting' | 'paid' | 'refunded' | 'in_progress' | 'started'

/** One line for each matter, each order that waits or waited for one, and each service only looked at; newest first. */
export async function listProgress(
  db: Database,
  { library, keyring, now }: { library: ContentLibrary; keyring: Keyring; now: Date },
  accountId: string
) {
  const holder = await holderOf(db, await listOwners(db, accountId), accountId)
  const isKnown = holder.owners.length > 0
  const drafts = isKnown ? await listDrafts(db, holder, 100) : []
  const orders = isKnown ? await listEntitlements(db, holder) : []
  const refunded = isKnown ? await listRefunded(db, holder) : []
  const steps = await listSteps(db, accountId)
  const ids = drafts.map(({ id }) => id)
  const sets = await listNewestOf(db, ids)
  const waiting = await listWaitingOf(db, ids)
  const stepOf = (serviceId: number) => steps.find((step) => step.service_id === serviceId)?.step ?? null
  const line = (service: ServiceContent, status: Status, created: Date, updated: Date) => ({
    ...aboutService(service),
    status,
    created_at: created.toISOString(),
    updated_at: updated.toISOString(),
    step: stepOf(service.meta.id)
  })
  const lines = [
    ...drafts.flatMap((draft) => {
      const service = library.service(draft.service_id)
      if (service === undefined) return []
      const set = sets.find(({ draft_id }) => draft_id === draft.id)
      const waits = waiting.some(({ draft_id }) => draft_id === draft.id)
      const status = waits ? 'waiting' : statusOf(draft, set, { orders, refunded })
      const refusals = waits ? storedRefusals(service, keyring, draft, now) : []
      const generation = set ? { generation_id: set.id, kind: wireKind(set.kind), status: set.status } : null
      return { ...line(service, status, draft.created_at, draft.updated_at), draft_id: draft.id, generation, refusals }
    }),
    ...orders.flatMap((order) => {
      const service = library.service(order.service_id)
      if (service === undefined || order.draft_id !== null) return []
      if (drafts.some((draft) => draft.service_id === order.service_id && !isPaid(draft, orders))) return []
      return { ...line(service, 'paid', order.paid_at, order.paid_at), ...noMatter }
    }),
    ...refunded.flatMap((order) => {
      const service = library.service(order.service_id)
      if (service === undefined || order.draft_id !== null) return []
      return {
        ...line(service, 'refunded', order.paid_at, order.closed_at ?? order.paid_at),
        ...noMatter
      }
    }),
    ...steps.flatMap(({ service_id, created_at, updated_at }) => {
      const service = library.service(service_id)
      const listed = [...drafts, ...orders, ...refunded].some((known) => known.service_id === service_id)
      if (service === undefined || listed) return []
      return { ...line(service, 'started', created_at, updated_at), ...noMatter }
    })
  ]
  return lines.sort((a, b) => b.updated_at.localeCompare(a.updated_at))
}

const noMatter = { draft_id: null, generation: null, refusals: [] }

function statusOf(
  draft: DraftRow,
  set: ListedGeneration | undefined,
  { orders, refunded }: { orders: EntitlementRow[]; refunded: EntitlementRow[] }
): Status {
  if (set?.kind === 'final' && set.status === 'ready') return 'completed'
  const waits = orders.some((order) => order.draft_id === null && order.service_id === draft.service_id)
  if (isPaid(draft, orders) || waits) return 'paid'
  return isPaid(draft, refunded) ? 'refunded' : 'in_progress'
}

const isPaid = (draft: DraftRow, orders: EntitlementRow[]) => orders.some(({ draft_id }) => draft_id === draft.id)

function aboutService({ meta }: ServiceContent) {
  const { id, slug, title, description, price, typical_fee } = meta
  const savings = typical_fee === null ? null : typical_fee.usd - price
  return { service_id: id, service_slug: slug, service_name: title, description, savings }
}
