import { type SelectQueryBuilder, sql, type UpdateObject } from 'kysely'
import type { ChatRow, Database, SupportTables, Trx } from '../tables.ts'

export type LiveChat = Omit<ChatRow, 'messages'>

const FIELDS = [
  'seq',
  'id',
  'owner',
  'label',
  'user_email',
  'topic',
  'status',
  'summary',
  'state',
  'line_count',
  'agent_account',
  'agent_name',
  'handed_off_at',
  'waiting_since',
  'closed_at',
  'created_at',
  'updated_at'
] as const

export const findChat = (db: Database | Trx, id: string): Promise<LiveChat | undefined> =>
  db.selectFrom('chat_sessions').select(FIELDS).where('id', '=', id).executeTakeFirst()

export const findOwnChat = (db: Database | Trx, owner: string): Promise<LiveChat | undefined> =>
  db.selectFrom('chat_sessions').select(FIELDS).where('owner', '=', owner).executeTakeFirst()

/** Nobody else changes the conversation until the transaction ends. */
export const lockChat = (trx: Trx, id: string): Promise<LiveChat | undefined> =>
  trx.selectFrom('chat_sessions').select(FIELDS).where('id', '=', id).forUpdate().executeTakeFirst()

/** False when another window of the same visitor was quicker. */
export async function insertChat(trx: Trx, chat: { owner: string; label: string }): Promise<string | undefined> {
  const row = await trx
    .insertInto('chat_sessions')
    .values({ ...chat, topic: 'General', status: 'Automated', summary: '', messages: '[]', state: 'automated' })
    .onConflict((conflict) => conflict.column('owner').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const changeChat = async (
  trx: Trx,
  id: string,
  changes: UpdateObject<SupportTables, 'chat_sessions'>
): Promise<void> =>
  void (await trx
    .updateTable('chat_sessions')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute())

/** A conversation with what a list shows besides. */
export type ListedChat = LiveChat & { visitor_online: boolean; first_line: string; last_line: string }

const MOST_LISTED = 100

/** Those that wait for a person, the longest first: at the desk before those that wait for an e-mail. */
export const waitingChats = (db: Database): Promise<ListedChat[]> =>
  listed(db)
    .where('state', 'in', ['waiting', 'offline'])
    .where('line_count', '>', 0)
    .orderBy(sql`state = 'offline'`)
    .orderBy('handed_off_at')
    .limit(MOST_LISTED)
    .execute()

export const chatsOf = (db: Database, accounts: string[]): Promise<ListedChat[]> =>
  listed(db)
    .where('state', '=', 'live')
    .where('agent_account', 'in', accounts)
    .orderBy('handed_off_at')
    .limit(MOST_LISTED)
    .execute()

export const listedChat = (db: Database, id: string): Promise<ListedChat | undefined> =>
  listed(db).where('id', '=', id).executeTakeFirst()

const listed = (db: Database): SelectQueryBuilder<SupportTables, 'chat_sessions', ListedChat> =>
  db
    .selectFrom('chat_sessions')
    .select(FIELDS)
    .select([
      sql<boolean>`exists (select from chat_seats where chat_id = chat_sessions.id and seen_at > now() - interval '15 seconds')`.as(
        'visitor_online'
      ),
      sql<string>`coalesce((select left(content, 160) from chat_lines
        where chat_id = chat_sessions.id and type = 'user' order by chat_lines.seq limit 1), topic)`.as('first_line'),
      sql<string>`coalesce((select left(content, 160) from chat_lines
        where chat_id = chat_sessions.id and kind = 'text' order by chat_lines.seq desc limit 1), topic)`.as(
        'last_line'
      )
    ])

/** Conversations that waited in vain at the desk. */
export const waitedTooLong = (trx: Trx, seconds: number): Promise<LiveChat[]> =>
  trx
    .selectFrom('chat_sessions')
    .select(FIELDS)
    .where('state', '=', 'waiting')
    .where('waiting_since', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .forUpdate()
    .skipLocked()
    .execute()

/** Conversations whose agent has had no seat for so long. */
export const abandonedByAgent = (trx: Trx, seconds: number): Promise<LiveChat[]> =>
  trx
    .selectFrom('chat_sessions')
    .select(FIELDS)
    .where('state', '=', 'live')
    .where(
      sql<boolean>`not exists (select from chat_seats where account_id = chat_sessions.agent_account
        and seen_at > now() - make_interval(secs => ${seconds}))`
    )
    .forUpdate()
    .skipLocked()
    .execute()

/** Chats that nobody was asked to read: never handed over, and silent for a month; without a word of the visitor, for a day. */
export const forgetSilentChats = async (db: Database): Promise<void> =>
  void (await db
    .deleteFrom('chat_sessions')
    .where('handed_off_at', 'is', null)
    .where(
      sql<boolean>`(updated_at < now() - interval '30 days' or (line_count <= 1 and updated_at < now() - interval '1 day'))`
    )
    .execute())
