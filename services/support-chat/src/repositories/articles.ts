import { sql, type Transaction } from 'kysely'
import type { ArticleRow, Database, SupportTables } from '../tables.ts'

const SHOWN = ['id', 'title', 'category', 'tags', 'content', 'views', 'helpful_votes'] as const

export const listArticles = (db: Database): Promise<ArticleRow[]> =>
  db.selectFrom('articles').select(SHOWN).where('active', '=', true).orderBy('position').execute()

/** By the words of a search, best first; `like` finds also the middle of a word, as the page's own filter does. */
export function searchArticles(db: Database, search: { words: string; like: string }): Promise<ArticleRow[]> {
  const query = sql`websearch_to_tsquery('english', ${search.words})`
  return db
    .selectFrom('articles')
    .select(SHOWN)
    .where('active', '=', true)
    .where((where) =>
      where.or([
        sql<boolean>`search @@ ${query}`,
        where('title', 'ilike', search.like),
        where('content', 'ilike', search.like),
        sql<boolean>`array_to_string(tags, ' ') ilike ${search.like}`
      ])
    )
    .orderBy(sql`ts_rank(search, ${query})`, 'desc')
    .orderBy('position')
    .execute()
}

/** A help article that shares words with a question. */
export interface ArticleHit {
  id: string
  title: string
  content: string
  /** Words of the question that it contains, and those that stand in its title or tags. */
  matched: number
  in_title: number
  /** Words of the question that mean something. */
  asked: number
}

/** Articles that share words with a question, best first, with how many of them and where they stand. */
export async function rankArticles(db: Database, question: string): Promise<ArticleHit[]> {
  const { rows } = await sql<ArticleHit>`
    with asked as (
      select array_agg(quote_literal(word)::tsquery) as words, string_agg(quote_literal(word), ' | ')::tsquery as any_word
      from unnest(tsvector_to_array(to_tsvector('english', ${question}))) as word
    )
    select id, title, content, cardinality(words) as asked,
      (select count(*) from unnest(words) as word where search @@ word)::int as matched,
      (select count(*) from unnest(words) as word where ts_filter(search, '{a,b}') @@ word)::int as in_title
    from articles, asked
    where active and search @@ any_word
    order by in_title desc, matched desc, ts_rank(search, any_word, 1) desc, position
    limit 5`.execute(db)
  return rows
}

/** Undefined when there is no such article. */
export const countView = (db: Database, id: string): Promise<ArticleRow | undefined> =>
  db
    .updateTable('articles')
    .set({ views: sql`views + 1` })
    .where('id', '=', id)
    .where('active', '=', true)
    .returning(SHOWN)
    .executeTakeFirst()

export const countVote = (
  db: Database,
  { id, helpful }: { id: string; helpful: boolean }
): Promise<{ helpful_votes: number } | undefined> =>
  db
    .updateTable('articles')
    .set(helpful ? { helpful_votes: sql`helpful_votes + 1` } : { unhelpful_votes: sql`unhelpful_votes + 1` })
    .where('id', '=', id)
    .where('active', '=', true)
    .returning('helpful_votes')
    .executeTakeFirst()

type WrittenArticle = Omit<ArticleRow, 'views' | 'helpful_votes'> & { position: number }

/** Takes a Transaction: a reader must never see half of the articles. Views and votes stay. */
export async function replaceArticles(trx: Transaction<SupportTables>, articles: WrittenArticle[]): Promise<void> {
  const ids = articles.map((article) => article.id)
  await trx
    .updateTable('articles')
    .set({ active: false })
    .where('id', 'not in', ids)
    .where('active', '=', true)
    .execute()
  for (const { id, ...written } of articles) {
    const facts = { ...written, search: searchOf(written) }
    await trx
      .insertInto('articles')
      .values({ id, ...facts })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...facts, active: true }))
      .execute()
  }
}

const searchOf = ({ title, tags, content }: { title: string; tags: string[]; content: string }) =>
  sql<string>`setweight(to_tsvector('english', ${title}), 'A') ||
    setweight(to_tsvector('english', ${tags.join(' ')}), 'B') || to_tsvector('english', ${content})`
