import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Answer, Body } from '../../../lib/api/routes.ts'

export type SupportHoursAnswer = Answer<'GET /api/admin/support-hours'>

const keep = 'PUT /api/admin/support-hours'
/** When people sit at the desk, as its clock says. */
export type SupportHours = Body<typeof keep>

export function useSupportHours() {
  return useQuery({
    queryKey: ['admin', 'support-hours'],
    queryFn: ({ signal }) => api('GET /api/admin/support-hours', { signal, auth: 'required' })
  })
}

export function saveSupportHours(body: SupportHours): Promise<SupportHoursAnswer> {
  return api(keep, { body, auth: 'required' })
}
