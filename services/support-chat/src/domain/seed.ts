import { replaceArticles } from '../repositories/articles.ts'
import type { Database } from '../tables.ts'
import type { ArticleFile } from './read-articles.ts'

/** Makes the database say what the files say. Replicas may do it at once: rows are written in the same order. */
export async function seedArticles(db: Database, articles: ArticleFile[]): Promise<void> {
  const sorted = [...articles].sort((a, b) => (a.id < b.id ? -1 : 1))
  await db.transaction().execute((trx) => replaceArticles(trx, sorted))
}
