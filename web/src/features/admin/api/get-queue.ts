import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'

/** Null is what a service that is down did not tell. */
export type Queue = Answer<'GET /api/admin/queue'>

const everyMs = 3000

/** What waits now, asked again every three seconds while somebody looks. */
export function useQueue() {
  return useQuery({
    queryKey: ['admin', 'queue'],
    queryFn: ({ signal }) => api('GET /api/admin/queue', { signal, auth: 'required' }),
    refetchInterval: everyMs,
    staleTime: 0
  })
}
