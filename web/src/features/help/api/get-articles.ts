import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Answer } from '../../../lib/api/routes.ts'

export type Article = Answer<'GET /api/help/articles'>['articles'][number]

/** All articles; a failure is passed over, as the specification says, and leaves the list empty. */
export function useArticles() {
  return useQuery({
    queryKey: ['articles'],
    queryFn: ({ signal }) => api('GET /api/help/articles', { signal }).then(({ articles }) => articles)
  })
}
