import type { SavedDraft } from '../../domain/matter/save-draft.ts'

/** The body of a 409: what the other tab saved, so that this one can show both. */
export const staleBody = ({ draft, answers }: Extract<SavedDraft, { stale: true }>) => ({
  detail: 'These answers were changed in another window. Please look at the newer ones first.',
  code: 'stale-revision',
  answers,
  draft_id: draft.id,
  revision: draft.revision
})
