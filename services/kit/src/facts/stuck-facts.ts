import { sql, type Transaction } from 'kysely'
import type { KitTables } from '../postgres/tables.ts'
import type { Logger } from '../process/log.ts'

type Trx = Transaction<KitTables>

export interface FailedFact {
  seq: number
  id: string
  type: string
  /** Tries before this one that were the fact's own fault. */
  attempts: number
  error: Error
}

/** The pauses between the tries of a fact that the broker refuses. */
const PAUSES_SECONDS = [1, 5, 15, 60]
/** Then it is stuck, and staff find it among the dead letters. It is still tried: an untold fact is never given up. */
export const STUCK_AFTER = PAUSES_SECONDS.length + 1
const STUCK_PAUSE_SECONDS = 900
const AWAY_PAUSE_SECONDS = 2

/** The reader that stands in the dead letter of a fact which no reader has seen. */
const RELAY = 'relay'

/** Nothing is wrong with these: the broker is away or full. They wait for a moment, behind those that were not tried. */
export async function putOff(trx: Trx, facts: readonly FailedFact[], log: Logger): Promise<void> {
  if (facts.length === 0) return
  log.warn({ err: facts[0]?.error.message, facts: facts.length }, 'facts wait in the outbox')
  await delay(trx, facts, () => AWAY_PAUSE_SECONDS, 0)
}

/** Lets the facts behind these go first. What has failed too often becomes a dead letter. */
export async function passBy(trx: Trx, facts: readonly FailedFact[], log: Logger): Promise<void> {
  if (facts.length === 0) return
  const stuck = facts.filter(({ attempts }) => attempts + 1 >= STUCK_AFTER)
  const types = [...new Set(facts.map(({ type }) => type))]
  log.error({ err: facts[0]?.error.message, types, facts: facts.length, stuck: stuck.length }, 'facts cannot leave')
  await delay(trx, facts, ({ attempts }) => PAUSES_SECONDS[attempts] ?? STUCK_PAUSE_SECONDS, 1)
  for (const fact of stuck) await writeLetter(trx, fact)
}

async function delay(
  trx: Trx,
  facts: readonly FailedFact[],
  pauseOf: (fact: FailedFact) => number,
  attempts: 0 | 1
): Promise<void> {
  const [seqs, errors, pauses] = [
    facts.map(({ seq }) => seq),
    facts.map(({ error }) => error.message),
    facts.map(pauseOf)
  ]
  await sql`
    update outbox set attempts = attempts + ${attempts}::int, last_error = failed.error,
      next_try_at = now() + make_interval(secs => failed.pause)
    from unnest(${seqs}::bigint[], ${errors}::text[], ${pauses}::int[]) as failed (seq, error, pause)
    where outbox.seq = failed.seq`.execute(trx)
}

/** One for a fact, however often it fails; one that staff had tried again waits for them anew. */
async function writeLetter(trx: Trx, { id, type, attempts, error }: FailedFact): Promise<void> {
  const told = { error: error.message, deliveries: attempts + 1 }
  await trx
    .insertInto('dead_letters')
    // What it says stays in the outbox alone: there it is sent from, and there a person is taken out of it.
    .values({ direction: 'out', consumer: RELAY, event_id: id, subject: `ev.${type}`, payload: '', ...told })
    .onConflict((conflict) =>
      conflict
        .column('event_id')
        .where('direction', '=', sql.lit('out'))
        .doUpdateSet({ ...told, replay_requested_at: null, replayed_at: null })
    )
    .execute()
}

/** These have left after all. */
export async function closeLetters(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('dead_letters')
    .set({ replayed_at: sql<Date>`now()` })
    .where('direction', '=', 'out')
    .where('event_id', 'in', ids)
    .where('replayed_at', 'is', null)
    .execute()
}

/** Has the relay try a stuck fact at once. */
export async function tryNow(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('outbox').set({ next_try_at: null }).where('id', '=', id).execute()
  await sql`select pg_notify('outbox', '')`.execute(trx)
}
