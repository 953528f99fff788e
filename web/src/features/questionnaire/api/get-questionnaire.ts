import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Questionnaire } from '../model/questionnaire.ts'

export type * from '../model/questionnaire.ts'

const read = (service: string, signal: AbortSignal) => api<Questionnaire>(`/questionnaire/${service}`, { signal })

export function useQuestionnaire(service: string) {
  return useQuery({
    queryKey: ['questionnaire', service],
    queryFn: ({ signal }) => read(encodeURIComponent(service), signal),
    staleTime: Number.POSITIVE_INFINITY
  })
}

/** The edition of the state that is answered, in that state's words; the general one until it is there. */
export function useEdition(general: Questionnaire, state: string): Questionnaire {
  const inState = useQuery({
    queryKey: ['questionnaire', general.service_id, 'edition', state],
    queryFn: ({ signal }) => read(`${general.service_id}?state=${state}`, signal),
    enabled: state !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY
  })
  return (state === '' ? undefined : inState.data) ?? general
}
