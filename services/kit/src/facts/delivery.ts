import { setTimeout as sleep } from 'node:timers/promises'
import type { CloudEvent, EventDefinition } from '@formwright/proto-events'
import { type Kysely, sql, type Transaction } from 'kysely'
import { isDiskFull } from '../postgres/failure.ts'
import type { KitTables } from '../postgres/tables.ts'
import type { Logger } from '../process/log.ts'
import { withTrace } from '../process/telemetry.ts'
import type { Message } from './broker.ts'
import type { Consumer } from './consumer.ts'
import { answering } from './outbox.ts'

export const MAX_DELIVERIES = 10
const DELAYS_SECONDS = [1, 2, 5, 10, 20, 30, 60, 120, 300]
const HEARTBEAT_MS = 10_000
const NO_ROOM_MS = 5_000

export interface Delivery {
  db: Kysely<KitTables>
  consumer: Consumer
  log: Logger
  signal: AbortSignal
}

/** Takes one message to its end: acted upon, put off, or set aside. Throws only when putting off itself fails. */
export async function deliver(message: Message, { db, consumer, log, signal }: Delivery): Promise<void> {
  const event = readEvent(message.text, consumer.event)
  if (event === undefined) return setAside(message, undefined, { db, consumer, log, signal }, 'unreadable')
  // Counted before the work, so that an event which kills the process is set aside too.
  if (message.deliveries > MAX_DELIVERIES) return setAside(message, event, { db, consumer, log, signal }, 'gave up')
  const heartbeat = setInterval(() => message.stillWorking(), HEARTBEAT_MS)
  try {
    await withTrace(event.traceparent, () => onceThereIsRoom(() => act(event, { db, consumer, log, signal }), signal))
    await message.ack()
  } catch (error) {
    const delayMs = signal.aborted ? 0 : delayFor(message.deliveries)
    log.warn({ err: error, event: event.id, deliveries: message.deliveries, delayMs }, 'event put off')
    message.retryIn(delayMs)
    throw error
  } finally {
    clearInterval(heartbeat)
  }
}

/** A full disk is no fault of the event: it is kept in hand until there is room, and no delivery is burnt. */
async function onceThereIsRoom(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDiskFull(error) || signal.aborted) throw error
      await sleep(NO_ROOM_MS, undefined, { signal }).catch(() => undefined)
    }
  }
}

/** The effect of an event, once for its id. */
export async function act(event: CloudEvent, { db, consumer, log, signal }: Delivery): Promise<void> {
  if (await seen(db, consumer.name, event.id)) return answerAgain(db, event.id)
  const prepared = await consumer.prepare?.(event, { db, log, signal })
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('inbox')
      .values({ consumer: consumer.name, event_id: event.id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return
    await answering(event.id, () => consumer.handle(event, { trx, log }, prepared))
  })
}

/** Known for as long again as a fact that nobody answers is repeated. */
async function seen(db: Kysely<KitTables>, consumer: string, eventId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('inbox')
    .set({ received_at: sql<Date>`now()` })
    .where('consumer', '=', consumer)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The question came twice because the answer was lost: it goes out again, under its own id. */
async function answerAgain(db: Kysely<KitTables>, eventId: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ published_at: null })
    .where('cause_id', '=', eventId)
    .where('published_at', '<', sql<Date>`now() - interval '10 seconds'`)
    .execute()
}

async function setAside(
  message: Message,
  event: CloudEvent | undefined,
  delivery: Delivery,
  why: string
): Promise<void> {
  const { db, consumer, log } = delivery
  await db.transaction().execute(async (trx) => {
    // A fact that nobody answers comes again and again: one letter of it is enough for staff.
    if (!(await waits(trx, consumer.name, event))) {
      await trx
        .insertInto('dead_letters')
        .values({
          consumer: consumer.name,
          event_id: event?.id ?? null,
          subject: message.subject,
          payload: message.text.replaceAll('\u0000', ''),
          error: why,
          deliveries: message.deliveries
        })
        .execute()
    }
    if (event) await answering(event.id, () => consumer.onDead?.(event, { trx, log }))
  })
  log.error({ event: event?.id, subject: message.subject, why }, 'dead letter')
  message.giveUp()
}

const waits = async (trx: Transaction<KitTables>, consumer: string, event: CloudEvent | undefined) =>
  event !== undefined &&
  (await trx
    .selectFrom('dead_letters')
    .select('id')
    .where('consumer', '=', consumer)
    .where('event_id', '=', event.id)
    .where('replayed_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** Undefined when the text is no event of this kind. */
export function readEvent(text: string, definition: EventDefinition): CloudEvent | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return definition.is(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Growing, with a fifth of jitter either way so that a crowd does not come back at once. */
const delayFor = (deliveries: number) => {
  const seconds = DELAYS_SECONDS[Math.min(deliveries, DELAYS_SECONDS.length) - 1] ?? 1
  return Math.round(seconds * 1000 * (0.8 + Math.random() * 0.4))
}
