import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { CloudEvent, DataOf, EventDefinition } from '@formwright/proto-events'
import { sql, type Transaction } from 'kysely'
import type { KitTables } from '../postgres/tables.ts'
import { currentTrace } from '../process/telemetry.ts'

const causes = new AsyncLocalStorage<string>()

/** Runs work that acts upon an event: the facts it writes are answers, which a repeated question gets again. */
export const answering = <Result>(eventId: string, work: () => Result): Result => causes.run(eventId, work)

/** Writes a fact in the transaction that makes it true. Takes a Transaction so that the two cannot part. */
export async function appendToOutbox<Tables extends KitTables, Definition extends EventDefinition>(
  trx: Transaction<Tables>,
  event: Definition,
  data: DataOf<Definition>
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
      cause_id: causes.getStore() ?? null
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
