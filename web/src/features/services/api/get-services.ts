import { useQuery } from '@tanstack/react-query'
import type { RowOf } from '../../../lib/api/answer.ts'
import { api } from '../../../lib/api/client.ts'

/** What the catalogue sells. `price` is in dollars; `states` names the codes it is right for. */
export type Service = RowOf<'/api/services'>

export function useServices() {
  return useQuery({ queryKey: ['services'], queryFn: ({ signal }) => api<Service[]>('/services', { signal }) })
}
