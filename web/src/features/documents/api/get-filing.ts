import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { RowOf } from '../../../lib/api/routes.ts'

export type FilingStep = RowOf<'GET /api/documents/{generationId}/filing'>

/** What to do with a set in its state: the steps of the packet and of the mail. */
export function useFiling(generationId: string) {
  return useQuery({
    queryKey: ['filing', generationId],
    queryFn: ({ signal }) => api('GET /api/documents/{generationId}/filing', { path: { generationId }, signal }),
    staleTime: Number.POSITIVE_INFINITY
  })
}
