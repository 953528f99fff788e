import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { apiPage, type Filters, type Page } from '../../../lib/api/pages.ts'
import type { ListRoute, RowOf } from '../../../lib/api/routes.ts'

export type List<Row> = UseQueryResult<Page<Row>>

const pageSize = 20

/** One page of a staff list. The page before stays in sight while the next is fetched. */
export function useList<R extends ListRoute>(route: R, filters: Filters<R> = {}): List<RowOf<R>> {
  return useQuery({ ...listQuery(route, filters), placeholderData: keepPreviousData })
}

export function listQuery<R extends ListRoute>(route: R, filters: Filters<R> = {}) {
  return {
    queryKey: ['admin', route, filters],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      apiPage(route, { limit: pageSize, ...filters }, { signal, auth: 'required' })
  }
}
