import { api } from '../../../lib/api/client.ts'
import { userId } from '../../../lib/user-id.ts'
import type { Answers } from '../model/answers.ts'

/** What the server keeps of one matter; all null where there is none yet. */
export type Progress = {
  service_id: number | null
  answers: Answers | null
  completed: boolean | null
  draft_id: string | null
  revision: number | null
  updated_at: string | null
}

export function getProgress(serviceId: number, draftId: string | null, signal?: AbortSignal): Promise<Progress> {
  const query = new URLSearchParams({ service_id: String(serviceId), ...(draftId ? { draft_id: draftId } : {}) })
  return api<Progress>(`/questionnaire/progress/${encodeURIComponent(userId())}?${query}`, { signal })
}
