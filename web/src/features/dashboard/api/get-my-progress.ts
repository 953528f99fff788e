import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'

/** One matter of the account: a draft, a paid order, or finished documents. `savings` is in dollars. */
export type ProgressItem = {
  service_id: number
  service_name: string
  service_slug?: string
  description?: string
  status: string
  created_at: string
  savings: number | null
  draft_id?: string | null
  /** Why a paid matter waits; null once its day has come. */
  refusal?: { question: string; message: string; possible_from: string | null } | null
  generation?: { generation_id: string; kind: 'draft' | 'final'; status: string } | null
}

export function useMyProgress(accountId: string) {
  return useQuery({
    queryKey: ['my-progress', accountId],
    queryFn: ({ signal }) => api<ProgressItem[]>('/user/progress', { signal, auth: 'required' }),
    staleTime: 5000,
    refetchOnWindowFocus: true,
    // Where the event stream of a set being made does not get through.
    refetchInterval: ({ state }) => (state.data?.some(isBeingMade) ? 10_000 : false)
  })
}

const isBeingMade = ({ generation }: ProgressItem) =>
  generation?.status === 'queued' || generation?.status === 'generating'
