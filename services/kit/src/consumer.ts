import type { CloudEvent, DataOf, EventDefinition } from '@formwright/proto-events'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from './log.ts'
import type { OutboxOptions } from './outbox.ts'
import type { KitTables } from './tables.ts'

type Emit = <Definition extends EventDefinition>(
  event: Definition,
  data: DataOf<Definition>,
  options?: Omit<OutboxOptions, 'causeId'>
) => Promise<string>

export interface HandleContext<Tables extends KitTables> {
  /** Holds the inbox row, the effect and its facts together. */
  trx: Transaction<Tables>
  /** Appends a fact caused by this event. */
  emit: Emit
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
  /** `<service>-<purpose>`: the durable's name on the broker. */
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

/** Types a consumer for a service's tables: `defineConsumer<CheckoutTables>()({ … })`. */
export const defineConsumer =
  <Tables extends KitTables>() =>
  <Definition extends EventDefinition, Prepared = undefined>(
    consumer: Consumer<Tables, Definition, Prepared>
  ): Consumer<Tables, Definition, Prepared> =>
    consumer

/** A consumer whose event settles one of our own facts, so that the sweeper stops repeating it. */
export const defineSettlement = <Definition extends EventDefinition>(settlement: {
  name: string
  event: Definition
  settles: EventDefinition
  key: (data: DataOf<Definition>) => string | undefined
}): Consumer<KitTables, Definition, undefined> => ({
  name: settlement.name,
  event: settlement.event,
  async handle({ data }, { trx }) {
    const key = settlement.key(data)
    if (key === undefined) return
    await trx
      .updateTable('outbox')
      .set({ settled_at: new Date() })
      .where('type', '=', settlement.settles.type)
      .where('settle_key', '=', key)
      .where('settled_at', 'is', null)
      .execute()
  }
})
