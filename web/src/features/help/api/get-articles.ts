import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'

export type Article = {
  id: number | string
  title: string
  content: string
  category: string
  tags: string[]
  views: number
  helpful_votes: number
}

/** All articles; a failure is passed over, as the specification says, and leaves the list empty. */
export function useArticles() {
  return useQuery({
    queryKey: ['articles'],
    queryFn: ({ signal }) => api<{ articles: Article[] }>('/help/articles', { signal }).then(({ articles }) => articles)
  })
}
