import { type Kysely, sql } from 'kysely'
import type { KitTables } from '../postgres/tables.ts'
import type { Logger } from '../process/log.ts'
import type { Broker } from './broker.ts'

const LOCK = 7_302_114

/**
 * Sends again what the broker lost: facts published before the stream that now exists was made, and facts that nobody
 * answered in time. The event id stays, so readers that have acted on it do nothing twice.
 */
export async function sweepOnce(
  db: Kysely<KitTables>,
  broker: Broker,
  afterSeconds: number,
  log: Logger
): Promise<void> {
  const streamCreatedAt = await broker.streamCreatedAt()
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as held`.execute(trx)
    if (!rows[0]?.held) return
    const resend = trx.updateTable('outbox').set({ published_at: null })
    const lost = await resend.where('published_at', '<', streamCreatedAt).executeTakeFirst()
    const unanswered = await resend
      .where('settle_key', 'is not', null)
      .where('settled_at', 'is', null)
      .where('published_at', '<', sql<Date>`now() - make_interval(secs => ${afterSeconds})`)
      .executeTakeFirst()
    if (lost.numUpdatedRows + unanswered.numUpdatedRows > 0n) {
      log.warn({ lost: Number(lost.numUpdatedRows), unanswered: Number(unanswered.numUpdatedRows) }, 'facts sent again')
    }
    await forget(trx)
  })
}

/**
 * The stream keeps facts for 14 days after they went out; then they can arrive no more. What never went out is kept, and
 * what nobody has answered. An answer stays for as long as the inbox knows the question: that may be asked again.
 */
async function forget(trx: Kysely<KitTables>): Promise<void> {
  await sql`
    delete from outbox
    where published_at < now() - case when cause_id is null then interval '14 days' else interval '30 days' end
      and (settle_key is null or settled_at is not null)`.execute(trx)
  await sql`delete from inbox where received_at < now() - interval '30 days'`.execute(trx)
  await sql`delete from dead_letters where replayed_at < now() - interval '30 days'`.execute(trx)
  await sql`delete from revoked_sessions where expires_at < now()`.execute(trx)
  await sql`delete from throttles where window_ends_at < now()`.execute(trx)
}
