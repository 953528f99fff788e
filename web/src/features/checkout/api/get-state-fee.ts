import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'

/** What a state asks for the filing, in dollars; asked once a state is chosen. */
export function useStateFee(service: string, state: string) {
  return useQuery({
    queryKey: ['state-fee', service, state],
    queryFn: ({ signal }) =>
      api('GET /api/questionnaire/{service}/state-fee/{state}', { path: { service, state }, signal }),
    enabled: state !== '',
    staleTime: Number.POSITIVE_INFINITY
  })
}
