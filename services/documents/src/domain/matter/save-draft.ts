import { randomUUID } from 'node:crypto'
import type { ServiceContent } from '../../content/library.ts'
import type { Answers } from '../../content/schemas/fixture.ts'
import { insertDraft, lockDraft, updateDraft } from '../../repositories/matter/drafts.ts'
import type { DraftRow, Trx } from '../../tables.ts'
import type { Keyring } from '../keyring.ts'
import { type Kin, lockMatters } from '../owner/owners.ts'
import { hashAnswers, openAnswers, openStored, sealAnswers } from './answers-at-rest.ts'
import { formVersion, setAside } from './aside.ts'
import { findMatter } from './find-matter.ts'

export interface DraftToSave {
  kin: Kin
  service: ServiceContent
  /** As checkAnswers left them. */
  answers: Answers
  completed: boolean
  draftId?: string | undefined
  /** What the client saw last; an older one is refused, so that two tabs cannot overwrite each other. */
  revision?: number | undefined
  now: Date
  /** Called before a new matter is stored; may throw to refuse it. */
  beforeNew?: (() => Promise<void>) | undefined
}

export type SavedDraft = { stale: false; draft: DraftRow } | { stale: true; draft: DraftRow; answers: Answers }

/** Saves answers to the matter they belong to. The same answers again change nothing, whatever their revision. */
export async function saveDraft(trx: Trx, keyring: Keyring, toSave: DraftToSave): Promise<SavedDraft> {
  const { kin, service, answers, completed, draftId, revision } = toSave
  const serviceId = service.meta.id
  const form_version = formVersion(service)
  await lockMatters(trx, kin, serviceId)
  const answersHash = hashAnswers(answers)
  const found = await findMatter(trx, { kin, serviceId, draftId, answersHash, completed })
  if (found === undefined) {
    await toSave.beforeNew?.()
    const id = randomUUID()
    const sealed = sealAnswers(keyring, answers, `draft:${id}`)
    const owned = { owner: kin.owner, owner_label: kin.label, service_id: serviceId }
    const row = { id, ...owned, answers: sealed, answers_hash: answersHash, form_version, completed }
    return { stale: false, draft: await insertDraft(trx, row) }
  }
  const known = await lockDraft(trx, found.id)
  if (known.answers_hash === answersHash) {
    // Autosave may follow completion with the same answers: they are no less complete.
    if (known.completed || !completed) return { stale: false, draft: known }
    // They lie there already, as autosave left them.
    return { stale: false, draft: await updateDraft(trx, { id: known.id, form_version, completed }) }
  }
  if (revision !== undefined && revision !== known.revision) {
    return { stale: true, draft: known, answers: openAnswers(keyring, known.answers, `draft:${known.id}`) }
  }
  const sealed = sealAnswers(keyring, answers, `draft:${known.id}`)
  const kept = setAside(service, openStored(keyring, known), answers, toSave.now)
  const aside = Object.keys(kept).length === 0 ? null : sealAnswers(keyring, kept, `aside:${known.id}`)
  const change = { id: known.id, answers: sealed, answers_hash: answersHash, aside, form_version, completed }
  return { stale: false, draft: await updateDraft(trx, change) }
}
