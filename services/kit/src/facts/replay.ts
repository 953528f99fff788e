import { type Kysely, sql } from 'kysely'
import type { KitTables } from '../postgres/tables.ts'
import type { Logger } from '../process/log.ts'
import { withTrace } from '../process/telemetry.ts'
import type { Consumer } from './consumer.ts'
import { act, readEvent } from './delivery.ts'

/**
 * Tries dead letters once more that staff asked for, with the reader that gave them up: no other reader hears of it, and
 * no broker is needed. The inbox keeps what was done meanwhile from being done twice. What fails again waits for staff.
 */
export async function replayOnce(
  db: Kysely<KitTables>,
  consumers: readonly Consumer[],
  { log, signal }: { log: Logger; signal: AbortSignal }
): Promise<void> {
  const byName = new Map(consumers.map((consumer) => [consumer.name, consumer]))
  if (byName.size === 0) return
  for (;;) {
    const letter = signal.aborted ? undefined : await takeRequested(db, [...byName.keys()])
    if (letter === undefined) return
    const consumer = byName.get(letter.consumer) as Consumer
    const error = await tryAgain(letter.payload, { db, consumer, log, signal })
    const outcome = error === undefined ? { replayed_at: sql<Date>`now()` } : { error }
    await db.updateTable('dead_letters').set(outcome).where('id', '=', letter.id).execute()
    log.info({ consumer: consumer.name, letter: letter.id, error }, 'dead letter tried again')
  }
}

/** Of several processes with the same reader one takes it. One that dies leaves it as it was, to be asked for again. */
async function takeRequested(db: Kysely<KitTables>, names: string[]) {
  const requested = db
    .selectFrom('dead_letters')
    .select('id')
    .where('consumer', 'in', names)
    .where('replay_requested_at', 'is not', null)
    .where('replayed_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('dead_letters')
    .set({ replay_requested_at: null })
    .where('id', 'in', requested)
    .returning(['id', 'consumer', 'payload'])
    .executeTakeFirst()
}

async function tryAgain(text: string, delivery: Parameters<typeof act>[1]): Promise<string | undefined> {
  const event = readEvent(text, delivery.consumer.event)
  if (event === undefined) return 'unreadable'
  return withTrace(event.traceparent, () => act(event, delivery)).then(
    () => undefined,
    (error: Error) => {
      delivery.log.warn({ err: error, event: event.id }, 'a replayed event failed')
      return `${error.name}: ${error.message}`.slice(0, 500)
    }
  )
}
