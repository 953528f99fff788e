import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Article } from './get-articles.ts'

/** The whole article; counted as a view by the server. */
export function useArticle(id: string | null) {
  return useQuery({
    queryKey: ['article', id],
    queryFn: ({ signal }) => api<Article>(`/help/articles/${encodeURIComponent(id ?? '')}`, { signal }),
    enabled: id !== null
  })
}
