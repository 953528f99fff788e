import { randomUUID } from 'node:crypto'
import type { CloudEvent, DataOf, EventDefinition } from '@formwright/proto-events'
import { sql, type Transaction } from 'kysely'
import type { KitTables } from './tables.ts'
import { currentTrace } from './telemetry.ts'

export interface OutboxOptions {
  /** The id of the event that this one answers, so that a repeated question gets its answer again. */
  causeId?: string
}

/** Writes a fact in the transaction that makes it true. Takes a Transaction so that the two cannot part. */
export async function appendToOutbox<Tables extends KitTables, Definition extends EventDefinition>(
  trx: Transaction<Tables>,
  event: Definition,
  data: DataOf<Definition>,
  { causeId }: OutboxOptions = {}
): Promise<string> {
  const envelope = seal(event, data)
  if (!event.is(envelope)) throw new Error(`Not a valid ${event.type}`)
  await (trx as unknown as Transaction<KitTables>)
    .insertInto('outbox')
    .values({
      id: envelope.id,
      type: event.type,
      envelope: JSON.stringify(envelope),
      settle_key: event.settlement?.key(data) ?? null,
      cause_id: causeId ?? null
    })
    .execute()
  await sql`select pg_notify('outbox', '')`.execute(trx)
  return envelope.id
}

function seal(event: EventDefinition, data: unknown): CloudEvent {
  const traceparent = currentTrace()
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: event.source,
    type: event.type,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    ...(traceparent ? { traceparent } : {}),
    data
  }
}
