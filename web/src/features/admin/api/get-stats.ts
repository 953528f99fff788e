import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'

/** Null is what a service that is down did not tell: unknown, never zero. Money in dollars. */
export type Stats = {
  total_revenue: number | null
  successful_payments: number | null
  total_documents: number | null
  conversion_rate: number | null
  series?: StatsDay[]
  degraded?: string[]
}
export type StatsDay = {
  day: string
  started: number | null
  opened: number | null
  paid: number | null
  revenue: number | null
  documents: number | null
}

export function useStats() {
  return useQuery({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }) => api<Stats>('/admin/stats', { signal, auth: 'required' })
  })
}

/** Day by day (UTC), both ends counted. */
export function useSeries({ from, to }: { from: string; to: string }) {
  return useQuery({
    queryKey: ['admin', 'series', from, to],
    queryFn: async ({ signal }) =>
      (await api<Stats>(`/admin/stats?from=${from}&to=${to}`, { signal, auth: 'required' })).series ?? [],
    placeholderData: keepPreviousData
  })
}
