import { type Kysely, sql, type Transaction } from 'kysely'
import { tryNow } from '../facts/stuck-facts.ts'
import type { KitTables } from '../postgres/tables.ts'

type Db = Kysely<KitTables>

/** Newest first. Without their payload: facts may carry an address, and staff need the kind and the error. */
export async function listDeadLetters(db: Db, { limit, replayed }: { limit: number; replayed: boolean }) {
  return db
    .selectFrom('dead_letters')
    .select(['id', 'direction', 'consumer', 'event_id', 'subject', 'error', 'deliveries', 'created_at'])
    .select(['replayed_at', 'replay_requested_at'])
    .where('replayed_at', replayed ? 'is not' : 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function findDeadLetter(trx: Transaction<KitTables>, id: number) {
  return trx
    .selectFrom('dead_letters')
    .select(['id', 'direction', 'consumer', 'event_id', 'replayed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** By the reader that gave it up, or by the relay where it never left. */
export async function requestReplay(
  trx: Transaction<KitTables>,
  { id, direction, event_id }: { id: number; direction: 'in' | 'out'; event_id: string | null }
): Promise<void> {
  await trx.updateTable('dead_letters').set({ replay_requested_at: sql<Date>`now()` }).where('id', '=', id).execute()
  if (direction === 'out' && event_id !== null) await tryNow(trx, event_id)
}

export async function auditEntries(db: Db, limit: number) {
  return db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit).execute()
}

/** Facts that have not left yet, and dead letters that nobody has replayed. */
export async function backlogOf(db: Db): Promise<{ unpublished: number; dead: number }> {
  const { rows } = await sql<{ unpublished: number; dead: number }>`select
    (select count(*) from outbox where published_at is null) as unpublished,
    (select count(*) from dead_letters where replayed_at is null) as dead`.execute(db)
  return rows[0] ?? { unpublished: 0, dead: 0 }
}
