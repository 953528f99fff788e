import type { KitTables } from '@formwright/kit/tables'
import type { Generated, GeneratedAlways, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { ChatMessage } from './schemas/chat.ts'

export interface SupportTables extends KitTables {
  articles: ArticleTable
  contacts: ContactTable
  demo_requests: DemoTable
  chat_sessions: ChatTable
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

interface ContactTable {
  /** A bigint, as text: the cursor of the list. */
  seq: GeneratedAlways<string>
  id: string
  name: string
  email: string
  subject: string
  message: string
  created_at: Generated<Date>
}
export type ContactRow = Selectable<ContactTable>

interface DemoTable {
  seq: GeneratedAlways<string>
  id: string
  company_name: string
  contact_name: string
  user_email: string
  phone: string | null
  team_size: string | null
  preferred_date: string | null
  message: string | null
  created_at: Generated<Date>
}
export type DemoRow = Selectable<DemoTable>

interface ChatTable {
  seq: GeneratedAlways<string>
  session_id: string
  user_email: string | null
  topic: string
  status: string
  summary: string
  messages: JSONColumnType<ChatMessage[]>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
export type ChatRow = Selectable<ChatTable>
