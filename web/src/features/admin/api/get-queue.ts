import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'

type Lane = { queued: number; generating: number; oldest_seconds: number | null }

/** Null is what a service that is down did not tell. */
export type Queue = {
  worker: { final: Lane; draft: Lane; template: Lane } | null
  services: { service: string; unpublished: number | null; dead: number | null }[]
  degraded?: string[]
}

const everyMs = 3000

/** What waits now, asked again every three seconds while somebody looks. */
export function useQueue() {
  return useQuery({
    queryKey: ['admin', 'queue'],
    queryFn: ({ signal }) => api<Queue>('/admin/queue', { signal, auth: 'required' }),
    refetchInterval: everyMs,
    staleTime: 0
  })
}
