import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'
import { userId } from '../../../lib/identity/user-id.ts'

/** Stands for a draft yet to be begun, where the customer has one of the same service already. */
export const newDraft = 'new'

/** What the server keeps of one matter; all null where there is none yet. */
export type Progress = Answer<'GET /api/questionnaire/progress/{userId}'>

export async function getProgress(serviceId: number, draftId: string | null, signal?: AbortSignal): Promise<Progress> {
  if (draftId === newDraft) return nothingYet(serviceId)
  const query = { service_id: serviceId, draft_id: draftId ?? undefined }
  return api('GET /api/questionnaire/progress/{userId}', { path: { userId: userId() }, query, signal })
}

/** Where nothing has been answered: the first save begins a draft of its own. */
export const nothingYet = (serviceId: number): Progress => ({
  service_id: serviceId,
  answers: null,
  completed: null,
  draft_id: newDraft,
  revision: null,
  updated_at: null,
  form_changed: null
})
