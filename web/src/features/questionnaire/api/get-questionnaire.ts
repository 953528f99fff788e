import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Questionnaire } from '../model/questionnaire.ts'

export type * from '../model/questionnaire.ts'

export function useQuestionnaire(service: string) {
  return useQuery({
    queryKey: ['questionnaire', service],
    queryFn: ({ signal }) => api<Questionnaire>(`/questionnaire/${encodeURIComponent(service)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY
  })
}
