import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'

/** Null is what a service that is down did not tell: unknown, never zero. Money in dollars. */
export type Stats = Answer<'GET /api/admin/stats'>
export type StatsDay = NonNullable<Stats['series']>[number]

export function useStats() {
  return useQuery({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }) => api('GET /api/admin/stats', { signal, auth: 'required' })
  })
}

/** Day by day (UTC), both ends counted. */
export function useSeries({ from, to }: { from: string; to: string }) {
  return useQuery({
    queryKey: ['admin', 'series', from, to],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/stats', { query: { from, to }, signal, auth: 'required' })).series ?? [],
    placeholderData: keepPreviousData
  })
}
