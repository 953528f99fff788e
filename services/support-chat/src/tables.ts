import type { KitTables } from '@formwright/kit/tables'
import type { ChatState, LineKind, Link } from '@formwright/proto-events/frames/line'
import type { Generated, GeneratedAlways, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely'
import type { ChatMessage } from './schemas/chat.ts'
import type { SupportHours } from './schemas/hours.ts'

export interface SupportTables extends KitTables {
  articles: ArticleTable
  contacts: ContactTable
  demo_requests: DemoTable
  chat_sessions: ChatTable
  chat_lines: LineTable
  chat_seats: SeatTable
  chat_transcripts: TranscriptTable
  support_hours: HoursTable
}
export type Database = Kysely<SupportTables>
export type Trx = Transaction<SupportTables>

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
  id: Generated<string>
  /** The hash of the browser's id. */
  owner: string
  label: string
  user_email: string | null
  topic: string
  status: string
  summary: string
  messages: JSONColumnType<ChatMessage[]>
  state: Generated<ChatState>
  line_count: Generated<number>
  agent_account: string | null
  agent_name: string | null
  handed_off_at: Date | null
  waiting_since: Date | null
  closed_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
export type ChatRow = Selectable<ChatTable>

interface LineTable {
  chat_id: string
  seq: number
  id: Generated<string>
  type: 'user' | 'support'
  kind: LineKind
  content: string
  agent: string
  automated: boolean
  links: JSONColumnType<Link[]>
  client_id: string | null
  created_at: Generated<Date>
}
export type LineRow = Selectable<LineTable>

interface SeatTable {
  id: string
  chat_id: string | null
  account_id: string | null
  name: string
  available: boolean
  seen_at: Generated<Date>
}

interface TranscriptTable {
  id: string
  chat_id: string
  email: string
  last_seq: number
  created_at: Generated<Date>
}

interface HoursTable {
  one: Generated<boolean>
  hours: JSONColumnType<SupportHours>
  updated_at: Generated<Date>
}
export type HoursRow = Selectable<HoursTable>
