import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Service } from './get-services.ts'

/** The papers of a service in one state; `service.documents` until they are known, and while no state is chosen. */
export function usePapers(service: Pick<Service, 'slug' | 'documents'> | undefined, state: string) {
  const { slug = '', documents = [] } = service ?? {}
  const inState = useQuery({
    queryKey: ['service', slug, 'papers', state],
    queryFn: ({ signal }) =>
      api('GET /api/services/{idOrSlug}', { path: { idOrSlug: slug }, query: { state }, signal }),
    select: (answer) => answer.documents,
    enabled: slug !== '' && state !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY
  })
  return state === '' ? documents : (inState.data ?? documents)
}
