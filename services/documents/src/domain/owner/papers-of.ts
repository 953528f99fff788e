import type { ContentLibrary } from '../../content/library.ts'
import { listOwners } from '../../repositories/matter/claims.ts'
import { listFiles } from '../../repositories/set/files.ts'
import { allDrafts, allGenerations, allSteps } from '../../repositories/set/papers.ts'
import type { Database } from '../../tables.ts'
import type { Keyring } from '../keyring.ts'
import { openAnswers, openStored } from '../matter/answers-at-rest.ts'
import { wireKind } from '../set/wire-kind.ts'

export interface PapersOptions {
  library: ContentLibrary
  keyring: Keyring
}

/** All that is kept of an account and of what it has claimed, opened: for the export that its owner asks auth for. */
export async function papersOf(db: Database, { library, keyring }: PapersOptions, accountId: string) {
  const titleOf = (serviceId: number) => library.service(serviceId)?.meta.title ?? null
  const owners = await listOwners(db, accountId)
  const drafts = owners.length > 0 ? await allDrafts(db, owners) : []
  const draftIds = drafts.map(({ id }) => id)
  const sets = draftIds.length > 0 ? await allGenerations(db, draftIds) : []
  const files = await listFiles(
    db,
    sets.map(({ id }) => id)
  )
  const steps = await allSteps(db, accountId)
  return {
    owners,
    drafts: drafts.map((draft) => ({
      draft_id: draft.id,
      service_id: draft.service_id,
      service_title: titleOf(draft.service_id),
      completed: draft.completed,
      created_at: draft.created_at.toISOString(),
      updated_at: draft.updated_at.toISOString(),
      ...openStored(keyring, draft)
    })),
    documents: sets.map((set) => ({
      generation_id: set.id,
      draft_id: set.draft_id,
      order_id: set.order_id,
      service_id: set.service_id,
      service_title: set.service_title,
      kind: wireKind(set.kind),
      status: set.status,
      requested_at: set.requested_at.toISOString(),
      ready_at: set.ready_at?.toISOString() ?? null,
      expires_at: set.expires_at?.toISOString() ?? null,
      files: files
        .filter(({ generation_id }) => generation_id === set.id)
        .map(({ document_id: id, title, pages, bytes, sha256 }) => ({ id, title, pages, bytes, sha256 })),
      answers: openAnswers(keyring, set.answers, `generation:${set.id}`)
    })),
    steps: steps.map((step) => ({
      service_id: step.service_id,
      service_title: titleOf(step.service_id),
      step: step.step,
      data: JSON.parse(keyring.open(step.data, `step:${accountId}/${step.service_id}`).toString('utf8')) as unknown,
      updated_at: step.updated_at.toISOString()
    }))
  }
}
