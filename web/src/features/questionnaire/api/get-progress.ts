import type { Answers } from '@formwright/interview/answers'
import { api } from '../../../lib/api/client.ts'
import { userId } from '../../../lib/user-id.ts'

/** Stands for a draft yet to be begun, where the customer has one of the same service already. */
export const newDraft = 'new'

/** What the server keeps of one matter; all null where there is none yet. */
export type Progress = {
  service_id: number | null
  answers: Answers | null
  completed: boolean | null
  draft_id: string | null
  revision: number | null
  updated_at: string | null
  /** The form has other questions than when this was saved. */
  form_changed?: boolean | null
}

export async function getProgress(serviceId: number, draftId: string | null, signal?: AbortSignal): Promise<Progress> {
  if (draftId === newDraft) return nothingYet(serviceId)
  const query = new URLSearchParams({ service_id: String(serviceId), ...(draftId ? { draft_id: draftId } : {}) })
  return api<Progress>(`/questionnaire/progress/${encodeURIComponent(userId())}?${query}`, { signal })
}

/** Where nothing has been answered: the first save begins a draft of its own. */
export const nothingYet = (serviceId: number): Progress => ({
  service_id: serviceId,
  answers: null,
  completed: null,
  draft_id: newDraft,
  revision: null,
  updated_at: null
})
