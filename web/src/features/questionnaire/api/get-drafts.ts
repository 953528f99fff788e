import { api } from '../../../lib/api/client.ts'
import { userId } from '../../../lib/user-id.ts'

/** One matter of this browser's customer: what is answered, paid and made of it. */
export type DraftSummary = {
  draft_id: string
  service_id: number
  service_title: string
  completed: boolean
  revision: number
  updated_at: string
  paid: boolean
  generation: { generation_id: string; kind: 'draft' | 'final'; status: string } | null
}

export function getDrafts(signal?: AbortSignal): Promise<DraftSummary[]> {
  return api<DraftSummary[]>(`/questionnaire/drafts/${encodeURIComponent(userId())}`, { signal })
}
