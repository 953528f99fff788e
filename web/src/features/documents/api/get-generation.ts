import { api } from '../../../lib/api/client.ts'

export type GeneratedDocument = {
  id: string
  title: string
  pages?: number | null
  bytes?: number | null
  sha256?: string | null
}

/** One making of a set of documents: waiting, being drawn, ready or failed. */
export type Generation = {
  generation_id: string
  service_id?: number
  service_title?: string
  draft_id?: string
  kind: 'draft' | 'final'
  status: 'queued' | 'generating' | 'ready' | 'failed'
  progress?: { done: number; total: number; current?: string | null } | null
  documents: GeneratedDocument[]
  expires_at?: string | null
}

export function getGeneration(id: string, signal?: AbortSignal): Promise<Generation> {
  return api<Generation>(`/documents/${encodeURIComponent(id)}`, { signal })
}
