import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Service } from './get-services.ts'

/** One service, by its id or by its slug. */
export function useService(idOrSlug: string) {
  return useQuery({
    queryKey: ['service', idOrSlug],
    queryFn: ({ signal }) => api<Service>(`/services/${encodeURIComponent(idOrSlug)}`, { signal }),
    enabled: idOrSlug !== ''
  })
}
