import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** When people sit at the desk, as its clock says. */
export type SupportHours = {
  time_zone: string
  weekly: Record<Weekday, { opens: string; closes: string }[]>
  holidays: string[]
}
export type SupportHoursAnswer = SupportHours & { open_now: boolean; updated_at: string | null }

const path = '/admin/support-hours'

export function useSupportHours() {
  return useQuery({
    queryKey: ['admin', 'support-hours'],
    queryFn: ({ signal }) => api<SupportHoursAnswer>(path, { signal, auth: 'required' })
  })
}

export function saveSupportHours(body: SupportHours): Promise<SupportHoursAnswer> {
  return api(path, { method: 'PUT', body, auth: 'required' })
}
