import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiPage } from '../../../lib/api/pages.ts'

/** What narrows a list; what is empty is left out. */
export type Filters = Record<string, string | undefined>

export const pageSize = 20

/** `/admin/contacts` and its filters as an address below `/api`. */
export function listPath(path: string, filters: Filters, limit = pageSize): string {
  const filled = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `${path}?${new URLSearchParams([['limit', String(limit)], ...filled])}`
}

/** One page of a staff list. The page before stays in sight while the next is fetched. */
export function useList<Row>(path: string, filters: Filters = {}) {
  return useQuery({ ...listQuery<Row>(path, filters), placeholderData: keepPreviousData })
}

export function listQuery<Row>(path: string, filters: Filters = {}) {
  return {
    queryKey: ['admin', path, filters],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      apiPage<Row>(listPath(path, filters), { signal, auth: 'required' as const })
  }
}
export type List<Row> = ReturnType<typeof useList<Row>>
