import { api } from '../../../lib/api/client.ts'
import { userId } from '../../../lib/user-id.ts'

export type GenerateRequest = { service_id: number; answers: unknown; draft_id: string | null }
/** `revision` is the draft's own after this call, which saves the answers too. */
export type Accepted = {
  generation_id: string
  status: string
  kind: 'draft' | 'final'
  draft_id?: string
  revision?: number
}

/** Asks for the documents: final where the matter is paid, else a draft marked as such on every page. */
export function generateDocument({ draft_id, ...request }: GenerateRequest): Promise<Accepted> {
  return api<Accepted>('/generate-document', {
    method: 'POST',
    body: { user_id: userId(), ...request, ...(draft_id ? { draft_id } : {}) },
    timeoutMs: 30_000
  })
}
