import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { RowOf } from '../../../lib/api/routes.ts'

/** One matter of the account: a draft, a paid order, or finished documents. `savings` is in dollars. */
export type ProgressItem = RowOf<'GET /api/user/progress'>

export function useMyProgress(accountId: string) {
  return useQuery({
    queryKey: ['my-progress', accountId],
    queryFn: ({ signal }) => api('GET /api/user/progress', { signal, auth: 'required' }),
    staleTime: 5000,
    refetchOnWindowFocus: true,
    // Where the event stream of a set being made does not get through.
    refetchInterval: ({ state }) => (state.data?.some(isBeingMade) ? 10_000 : false)
  })
}

const isBeingMade = ({ generation }: ProgressItem) =>
  generation?.status === 'queued' || generation?.status === 'generating'
