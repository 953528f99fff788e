import { type MarksOf, OF_STAFF } from '@formwright/kit/postgres/personal-marks'
import type { KitTables } from '@formwright/kit/postgres/tables'
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

/** The company of a demo is no person: it stays. */
export const marks = {
  articles: {
    id: 'none',
    position: 'none',
    title: 'none',
    category: 'none',
    tags: 'none',
    content: 'none',
    search: 'none',
    views: 'none',
    helpful_votes: 'none',
    unhelpful_votes: 'none',
    active: 'none'
  },
  contacts: {
    seq: 'none',
    id: 'none',
    name: 'personal',
    email: 'personal',
    subject: 'personal',
    message: 'personal',
    created_at: 'none'
  },
  demo_requests: {
    seq: 'none',
    id: 'none',
    company_name: 'none',
    contact_name: 'personal',
    user_email: 'personal',
    phone: 'personal',
    team_size: 'none',
    preferred_date: 'personal',
    message: 'personal',
    created_at: 'none'
  },
  chat_sessions: {
    seq: 'none',
    id: 'trace',
    owner: 'trace',
    label: 'trace',
    user_email: 'personal',
    topic: 'personal',
    status: 'none',
    summary: 'personal',
    messages: 'personal',
    state: 'none',
    line_count: 'none',
    agent_account: 'trace',
    agent_name: 'trace',
    handed_off_at: 'none',
    waiting_since: 'none',
    closed_at: 'none',
    created_at: 'none',
    updated_at: 'none'
  },
  chat_lines: {
    chat_id: 'trace',
    seq: 'none',
    id: 'trace',
    type: 'none',
    kind: 'none',
    content: 'personal',
    agent: 'trace',
    automated: 'none',
    links: 'none',
    client_id: 'trace',
    created_at: 'none'
  },
  chat_seats: {
    id: 'none',
    chat_id: 'trace',
    account_id: OF_STAFF,
    name: OF_STAFF,
    available: 'none',
    seen_at: 'none'
  },
  chat_transcripts: { id: 'none', chat_id: 'trace', email: 'personal', last_seq: 'none', created_at: 'none' },
  support_hours: { one: 'none', hours: 'none', updated_at: 'none' }
} as const satisfies MarksOf<Omit<SupportTables, keyof KitTables>>
