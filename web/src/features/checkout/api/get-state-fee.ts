import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../../lib/api/answer.ts'
import { api } from '../../../lib/api/client.ts'

type StateFee = Answer<'/api/questionnaire/{service}/state-fee/{state}'>

/** What a state asks for the filing, in dollars; asked once a state is chosen. */
export function useStateFee(service: string, state: string) {
  return useQuery({
    queryKey: ['state-fee', service, state],
    queryFn: ({ signal }) =>
      api<StateFee>(`/questionnaire/${encodeURIComponent(service)}/state-fee/${state}`, { signal }),
    enabled: state !== '',
    staleTime: Number.POSITIVE_INFINITY
  })
}
