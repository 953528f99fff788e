import type { KitTables } from '@formwright/kit/tables'
import type { Generated, Kysely, Selectable } from 'kysely'

export interface SupportTables extends KitTables {
  articles: ArticleTable
}
export type Database = Kysely<SupportTables>

interface ArticleTable {
  id: string
  position: number
  title: string
  category: string
  tags: string[]
  content: string
  /** A tsvector, made in the database. */
  search: string
  views: Generated<number>
  helpful_votes: Generated<number>
  unhelpful_votes: Generated<number>
  active: Generated<boolean>
}
export type ArticleRow = Pick<
  Selectable<ArticleTable>,
  'id' | 'title' | 'category' | 'tags' | 'content' | 'views' | 'helpful_votes'
>
