import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Service } from '../../../lib/service.ts'

export type { Service }

export function useServices() {
  return useQuery({
    queryKey: ['services'],
    queryFn: ({ signal }): Promise<Service[]> => api('GET /api/services', { signal })
  })
}
