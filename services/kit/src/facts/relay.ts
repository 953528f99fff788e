import { type Kysely, sql, type Transaction } from 'kysely'
import type { KitTables } from '../postgres/tables.ts'
import type { Logger } from '../process/log.ts'
import { type Broker, MessageRefused } from './broker.ts'
import { closeLetters, passBy, putOff } from './stuck-facts.ts'

const BATCH = 100

/**
 * Publishes what is due in the outbox, oldest first. Rows are claimed with SKIP LOCKED, so any number of relays may run,
 * and marked only after the broker's word. What could not leave is passed by until its next try. Returns how many were
 * dealt with: 0 when nothing is due, or the broker takes nothing.
 */
export async function relayOnce(db: Kysely<KitTables>, broker: Broker, log: Logger): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await takeDue(trx)
    const tried = await Promise.all(
      due.map(async (fact) => ({
        fact,
        error: await broker.publish(fact.type, fact.id, JSON.stringify(fact.envelope)).then(() => undefined, asError)
      }))
    )
    const sent = tried.filter(({ error }) => error === undefined).map(({ fact }) => fact)
    const failed = tried.flatMap(({ fact, error }) => (error === undefined ? [] : [{ ...fact, error }]))
    // What fails while others pass has itself to blame, as what is refused by word.
    const refused = failed.filter(({ error }) => sent.length > 0 || error instanceof MessageRefused)
    const waiting = failed.filter((fact) => !refused.includes(fact))
    await markSent(trx, sent)
    await putOff(trx, waiting, log)
    await passBy(trx, refused, log)
    return sent.length + refused.length
  })
}

const asError = (error: unknown) => error as Error

const takeDue = (trx: Transaction<KitTables>) =>
  trx
    .selectFrom('outbox')
    .select(['seq', 'id', 'type', 'envelope', 'attempts'])
    .where('published_at', 'is', null)
    .where((row) => row.or([row('next_try_at', 'is', null), row('next_try_at', '<=', sql<Date>`now()`)]))
    .orderBy('seq')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()

async function markSent(trx: Transaction<KitTables>, sent: Awaited<ReturnType<typeof takeDue>>): Promise<void> {
  if (sent.length === 0) return
  await trx
    .updateTable('outbox')
    .set({ published_at: sql`now()`, attempts: 0, last_error: null, next_try_at: null })
    .where(
      'seq',
      'in',
      sent.map(({ seq }) => seq)
    )
    .execute()
  const late = sent.filter(({ attempts }) => attempts > 0).map(({ id }) => id)
  await closeLetters(trx, late)
}
