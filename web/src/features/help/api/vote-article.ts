import { api } from '../../../lib/api/client.ts'

/** A vote that does not arrive is nobody's trouble: the reader is thanked either way. */
export async function voteArticle(id: string, helpful: boolean): Promise<void> {
  await api('POST /api/help/articles/{id}/vote', { path: { id }, query: { helpful } }).catch(() => {})
}
