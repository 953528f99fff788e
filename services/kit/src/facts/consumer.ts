import type { CloudEvent, DataOf, EventDefinition, Reader, ReaderOf } from '@formwright/proto-events'
import { durableOf, settlementsOf } from '@formwright/proto-events/readings'
import type { Kysely, Transaction } from 'kysely'
import type { KitTables } from '../postgres/tables.ts'
import type { Logger } from '../process/log.ts'

export interface HandleContext<Tables extends KitTables> {
  /** Holds the inbox row, the effect and its facts together. What is appended to its outbox answers the event. */
  trx: Transaction<Tables>
  log: Logger
}

export interface PrepareContext<Tables extends KitTables> {
  db: Kysely<Tables>
  log: Logger
  /** Aborted when the process must end before the work is done. */
  signal: AbortSignal
}

/** A reader of one fact. The kit gives it the inbox, retries with growing delay, and dead letters. */
export interface Consumer<
  Tables extends KitTables = KitTables,
  Definition extends EventDefinition = EventDefinition,
  Prepared = unknown
> {
  /** Its durable on the broker, which its inbox and dead letters are kept by. */
  name: string
  event: Definition
  /** How many events at once; nothing more is fetched than is worked on. */
  concurrency?: number
  /** Slow work outside any transaction; its result is handed to `handle`. */
  prepare?(event: CloudEvent<DataOf<Definition>>, context: PrepareContext<Tables>): Promise<Prepared>
  /** The effect. Runs once for each event id, however often the broker delivers it. */
  handle(event: CloudEvent<DataOf<Definition>>, context: HandleContext<Tables>, prepared: Prepared): Promise<void>
  /** Called in the transaction that writes the dead letter. */
  onDead?(event: CloudEvent<DataOf<Definition>>, context: HandleContext<Tables>): Promise<void>
}

/**
 * Types a consumer for a service's tables: `defineConsumer<CheckoutTables>()({ reader: 'checkout', … })`. Its reader is one
 * of those that the fact declares.
 */
export const defineConsumer =
  <Tables extends KitTables>() =>
  <Definition extends EventDefinition, Prepared = undefined>(
    consumer: Omit<Consumer<Tables, Definition, Prepared>, 'name'> & { reader: ReaderOf<Definition> }
  ): Consumer<Tables, Definition, Prepared> => ({ ...consumer, name: durableOf(consumer.reader, consumer.event) })

/** The readers of the facts that settle a program's own, so that the sweeper stops repeating them. */
export const settlementConsumers = (program: Reader): Consumer[] =>
  settlementsOf(program).map(({ event, durable, settlings }) => ({
    name: durable,
    event,
    async handle({ data }, { trx }) {
      for (const { settles, answer } of settlings) {
        const key = answer.key(data)
        if (key !== undefined) await settle(trx, settles, key)
      }
    }
  }))

async function settle(trx: Transaction<KitTables>, { type }: EventDefinition, key: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ settled_at: new Date() })
    .where('type', '=', type)
    .where('settle_key', '=', key)
    .where('settled_at', 'is', null)
    .execute()
}
