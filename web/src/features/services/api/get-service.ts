import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Service } from './get-services.ts'

/** One service, by its id or by its slug. */
export const serviceQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: ['service', idOrSlug],
    queryFn: ({ signal }): Promise<Service> => api('GET /api/services/{idOrSlug}', { path: { idOrSlug }, signal }),
    enabled: idOrSlug !== ''
  })

export const useService = (idOrSlug: string) => useQuery(serviceQuery(idOrSlug))
