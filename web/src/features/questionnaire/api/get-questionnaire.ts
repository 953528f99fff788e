import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { PossiblePaper, Questionnaire } from '../model/questionnaire.ts'

export type * from '../model/questionnaire.ts'

export function useQuestionnaire(service: string) {
  return useQuery({
    queryKey: ['questionnaire', service],
    queryFn: ({ signal }) => api<Questionnaire>(`/questionnaire/${encodeURIComponent(service)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY
  })
}

/** The papers that one state's set may have, under that state's titles; undefined until they are known. */
export function usePapersOf(serviceId: number, state: string): PossiblePaper[] | undefined {
  const inState = useQuery({
    queryKey: ['questionnaire', serviceId, 'papers', state],
    queryFn: ({ signal }) => api<Questionnaire>(`/questionnaire/${serviceId}?state=${state}`, { signal }),
    select: (answer) => answer.documents,
    enabled: state !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY
  })
  return state === '' ? undefined : inState.data
}
