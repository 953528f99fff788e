import { sql } from 'kysely'
import type { ChatMessage } from '../schemas/chat.ts'
import type { ChatRow, Database } from '../tables.ts'
import { type Page, pageOf } from './page.ts'

interface WrittenChat {
  session_id: string
  user_email: string | null
  topic: string
  status: string
  summary: string
  messages: ChatMessage[]
}

/** One row a session. The same again changes nothing; a conversation that went on replaces its shorter self. */
export async function saveChat(db: Database, { session_id, messages, ...facts }: WrittenChat): Promise<void> {
  const written = { ...facts, messages: JSON.stringify(messages) }
  await db
    .insertInto('chat_sessions')
    .values({ session_id, ...written })
    .onConflict((conflict) =>
      conflict
        .column('session_id')
        .doUpdateSet({ ...written, updated_at: sql`now()` })
        .where(sql<boolean>`jsonb_array_length(chat_sessions.messages) < ${messages.length}`)
    )
    .execute()
}

/** Newest first. */
export const listChats = (db: Database, page: Page): Promise<ChatRow[]> =>
  pageOf(db.selectFrom('chat_sessions').selectAll(), page).execute()
