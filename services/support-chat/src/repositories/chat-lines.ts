import { sql } from 'kysely'
import type { Database, LineRow, Trx } from '../tables.ts'

export type NewLine = Pick<LineRow, 'type' | 'kind' | 'content'> &
  Partial<Pick<LineRow, 'agent' | 'automated' | 'links' | 'client_id'>>

/** Adds a line at the end and wakes everybody who reads along, once the transaction is committed. */
export async function appendLine(trx: Trx, chatId: string, line: NewLine): Promise<LineRow> {
  const { line_count: seq } = await trx
    .updateTable('chat_sessions')
    .set({ line_count: sql`line_count + 1`, updated_at: sql`now()` })
    .where('id', '=', chatId)
    .returning('line_count')
    .executeTakeFirstOrThrow()
  const { links = [], ...rest } = line
  const row = await trx
    .insertInto('chat_lines')
    .values({ agent: '', automated: false, ...rest, chat_id: chatId, seq, links: JSON.stringify(links) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await ring(trx, chatId)
  return row
}

/** Wakes every replica: `<chat>` something was said or changed, `desk` the lists did, `typing …` passes and is gone. */
export const ring = async (db: Database | Trx, what: string): Promise<void> =>
  void (await sql`select pg_notify('chat', ${what})`.execute(db))

export const linesAfter = (db: Database | Trx, chatId: string, seq: number): Promise<LineRow[]> =>
  db.selectFrom('chat_lines').selectAll().where('chat_id', '=', chatId).where('seq', '>', seq).orderBy('seq').execute()

export const lineSaid = (
  db: Database | Trx,
  { chatId, type, clientId }: { chatId: string; type: 'user' | 'support'; clientId: string }
): Promise<LineRow | undefined> =>
  db
    .selectFrom('chat_lines')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('type', '=', type)
    .where('client_id', '=', clientId)
    .executeTakeFirst()

export const lastSupportLine = (trx: Trx, chatId: string): Promise<LineRow | undefined> =>
  trx
    .selectFrom('chat_lines')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('type', '=', 'support')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
