import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'

/** The whole article; counted as a view by the server. */
export function useArticle(id: string | null) {
  return useQuery({
    queryKey: ['article', id],
    queryFn: ({ signal }) => api('GET /api/help/articles/{id}', { path: { id: id ?? '' }, signal }),
    enabled: id !== null
  })
}
