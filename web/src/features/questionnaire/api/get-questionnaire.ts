import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Questionnaire } from '../model/questionnaire.ts'

export type * from '../model/questionnaire.ts'

const questionnaire = 'GET /api/questionnaire/{service}'

export function useQuestionnaire(service: string) {
  return useQuery({
    queryKey: ['questionnaire', service],
    queryFn: ({ signal }) => api(questionnaire, { path: { service }, signal }),
    staleTime: Number.POSITIVE_INFINITY
  })
}

/** The edition of the state that is answered, in that state's words; the general one until it is there. */
export function useEdition(general: Questionnaire, state: string): Questionnaire {
  const service = String(general.service_id)
  const inState = useQuery({
    queryKey: ['questionnaire', general.service_id, 'edition', state],
    queryFn: ({ signal }) => api(questionnaire, { path: { service }, query: { state }, signal }),
    enabled: state !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY
  })
  return (state === '' ? undefined : inState.data) ?? general
}
