import { type Kysely, sql } from 'kysely'
import type { Broker } from './broker.ts'
import type { Logger } from './log.ts'
import type { KitTables } from './tables.ts'

const BATCH = 100

/**
 * Publishes what waits in the outbox, oldest first. Rows are claimed with SKIP LOCKED, so any number of relays may run,
 * and marked only after the broker's word. Returns how many went out.
 */
export async function relayOnce(db: Kysely<KitTables>, broker: Broker, log: Logger): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('outbox')
      .select(['seq', 'id', 'type', 'envelope'])
      .where('published_at', 'is', null)
      .orderBy('seq')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    const outcomes = await Promise.allSettled(
      rows.map((row) => broker.publish(row.type, row.id, JSON.stringify(row.envelope)))
    )
    const sent = rows.filter((_, index) => outcomes[index]?.status === 'fulfilled').map((row) => row.seq)
    const failed = rows.filter((row) => !sent.includes(row.seq)).map((row) => row.seq)
    if (sent.length > 0) {
      await trx.updateTable('outbox').set({ published_at: sql`now()` }).where('seq', 'in', sent).execute()
    }
    if (failed.length > 0) {
      const reason = outcomes.find((outcome) => outcome.status === 'rejected')?.reason as Error
      log.warn({ err: reason.message, rows: failed.length }, 'events wait in the outbox')
      await trx
        .updateTable('outbox')
        .set({ attempts: sql`attempts + 1`, last_error: reason.message })
        .where('seq', 'in', failed)
        .execute()
    }
    return sent.length
  })
}
