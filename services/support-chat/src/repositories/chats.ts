import { newestBySeq, type Page } from '@formwright/kit/staff/paging'
import { sql } from 'kysely'
import type { ChatMessage } from '../schemas/chat.ts'
import type { ChatRow, Database, Trx } from '../tables.ts'

interface WrittenChat {
  owner: string
  label: string
  user_email: string | null
  topic: string
  status: string
  summary: string
  messages: ChatMessage[]
}

/**
 * One row a session. The same again changes nothing; a conversation that went on replaces its shorter self. One that was
 * held over the socket keeps what was said there: a browser's own account adds only what it is about and whom to write
 * to. Answers the conversation when it is handed over for the first time.
 */
export async function saveChat(trx: Trx, { messages, ...facts }: WrittenChat): Promise<string | undefined> {
  const { owner, label, user_email, ...about } = facts
  const known = await trx
    .selectFrom('chat_sessions')
    .select(['id', 'line_count', 'handed_off_at', sql<number>`jsonb_array_length(messages)`.as('length')])
    .where('owner', '=', owner)
    .forUpdate()
    .executeTakeFirst()
  if (known === undefined) {
    const made = await trx
      .insertInto('chat_sessions')
      .values({ ...facts, messages: JSON.stringify(messages), state: 'offline', handed_off_at: new Date() })
      .onConflict((conflict) => conflict.column('owner').doNothing())
      .returning('id')
      .executeTakeFirst()
    return made?.id
  }
  if (known.line_count === 0 && messages.length <= known.length) return undefined
  const first = known.handed_off_at === null
  await trx
    .updateTable('chat_sessions')
    .set({
      ...about,
      updated_at: sql`now()`,
      ...(user_email === null ? {} : { user_email }),
      ...(known.line_count === 0 ? { messages: JSON.stringify(messages) } : {}),
      ...(first ? { handed_off_at: new Date(), state: 'offline' as const } : {})
    })
    .where('id', '=', known.id)
    .execute()
  return first ? known.id : undefined
}

export type ListedRow = ChatRow & { lines: ChatMessage[] | null }

/** Those that were handed over, newest first. */
export const listChats = (db: Database, page: Page<string>): Promise<ListedRow[]> =>
  newestBySeq(withLines(db).where('handed_off_at', 'is not', null), page).execute()

/** Conversations with what was said over the socket. */
export const withLines = (db: Database) =>
  db
    .selectFrom('chat_sessions')
    .selectAll()
    .select(
      sql<ChatMessage[] | null>`(
        select jsonb_agg(jsonb_build_object('type', type, 'content', content, 'agent', agent,
          'timestamp', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by chat_lines.seq)
        from chat_lines where chat_id = chat_sessions.id)`.as('lines')
    )
