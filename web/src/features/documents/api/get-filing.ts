import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '../../../lib/api/answer.ts'
import { api } from '../../../lib/api/client.ts'

export type FilingStep = RowOf<'/api/documents/{generationId}/filing'>

/** What to do with a set in its state: the steps of the packet and of the mail. */
export function useFiling(generationId: string) {
  return useQuery({
    queryKey: ['filing', generationId],
    queryFn: ({ signal }) => api<FilingStep[]>(`/documents/${encodeURIComponent(generationId)}/filing`, { signal }),
    staleTime: Number.POSITIVE_INFINITY
  })
}
