import { api } from '../../../lib/api/client.ts'
import { userId } from '../../../lib/user-id.ts'

export type GenerateRequest = { service_id: number; answers: unknown }
export type Accepted = { generation_id: string; status: string; kind: 'draft' | 'final' }

/** Asks for the documents: final where the matter is paid, else a draft marked as such on every page. */
export function generateDocument(request: GenerateRequest): Promise<Accepted> {
  return api<Accepted>('/generate-document', {
    method: 'POST',
    body: { user_id: userId(), ...request },
    timeoutMs: 30_000
  })
}
