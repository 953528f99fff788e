import { useQueries, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'

export type ZipPlace = Answer<'GET /api/places/zip/{zip}'>

const zipQuery = (zip: string) => ({
  queryKey: ['places', 'zip', zip],
  queryFn: ({ signal }: { signal: AbortSignal }) => api('GET /api/places/zip/{zip}', { path: { zip }, signal }),
  enabled: /^\d{5}$/.test(zip),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY
})

/** What a ZIP code stands for; undefined while it is not known. Only ever an offer, so nothing waits for it. */
export const useZip = (zip: string): ZipPlace | undefined => useQuery(zipQuery(zip.slice(0, 5))).data

/** The same for several. */
export const useZips = (zips: readonly string[]): ZipPlace[] =>
  useQueries({ queries: zips.map(zipQuery) }).flatMap(({ data }) => data ?? [])

/** The counties of a state; none while they are not known. */
export function useCounties(state: string): string[] {
  const counties = useQuery({
    queryKey: ['places', 'counties', state],
    queryFn: ({ signal }) => api('GET /api/places/counties/{state}', { path: { state }, signal }),
    enabled: state !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY
  })
  return counties.data?.counties ?? none
}

const none: string[] = []
