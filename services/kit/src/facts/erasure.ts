import { createHash } from 'node:crypto'
import type { EventDefinition } from '@formwright/proto-events'
import { ERASED_ADDRESS } from '@formwright/proto-events/fields'
import { personalFields } from '@formwright/proto-events/personal'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { KitTables } from '../postgres/tables.ts'

export { ERASED_ADDRESS }

/** How a fact names a deleted person's address: whoever holds the address knows it again, nobody can read it. */
export const hashOfAddress = (address: string): string =>
  createHash('sha256').update(address.toLowerCase()).digest('hex')

/** Whether a column holds the address that a fact names by its hash, in any spelling. */
export const bearsAddress = (column: string, addressHash: string) => isHashed(sql.ref(column), addressHash)

const isHashed = (address: RawBuilder<unknown>, addressHash: string) =>
  sql<boolean>`encode(sha256(convert_to(lower(${address}), 'UTF8')), 'hex') = ${addressHash}`

/**
 * Takes a person out of the facts that this service has told (outbox) and of those nobody could act on (dead letters).
 * @param about ids, or an address, that such a fact names; all else stays, so that it can still be told or replayed
 */
export async function eraseFromMessages<Tables extends KitTables>(
  trx: Transaction<Tables>,
  about: readonly string[]
): Promise<void> {
  if (about.length === 0) return
  await eraseFacts(trx, naming(about))
  await eraseLetters(trx, sql`exists (select from unnest(${about}::text[]) as id where strpos(payload, id) > 0)`)
}

/** The same for all facts that bear an address, but for those about an order: it was paid for, and is still to be delivered. */
export async function eraseAddressFromMessages<Tables extends KitTables>(
  trx: Transaction<Tables>,
  addressHash: string
): Promise<void> {
  const told = isHashed(sql`envelope->'data'->>'email'`, addressHash)
  await eraseFacts(trx, sql`envelope->'data'->'order_id' is null and ${told}`)
  const unread = isHashed(sql`substring(payload from '"email":"([^"]*)"')`, addressHash)
  await eraseLetters(trx, sql`strpos(payload, '"order_id"') = 0 and ${unread}`)
}

async function eraseFacts<Tables extends KitTables>(trx: Transaction<Tables>, which: RawBuilder<unknown>) {
  await sql`
    update outbox set envelope = jsonb_set(envelope, '{data}', envelope->'data' || (
      select coalesce(jsonb_object_agg(personal.key, personal.value), '{}')
      from jsonb_each(${JSON.stringify(personalFields)}::jsonb) as personal
      where jsonb_typeof(envelope->'data'->personal.key) = 'string'
    ))
    where ${which}`.execute(trx)
}

async function eraseLetters<Tables extends KitTables>(trx: Transaction<Tables>, which: RawBuilder<unknown>) {
  const letters = await sql<{ id: string }>`select id::text from dead_letters where ${which}`.execute(trx)
  const ids = letters.rows.map(({ id }) => id)
  for (const [name, value] of Object.entries(personalFields)) {
    const field = `"${name}":"(?:[^"\\\\]|\\\\.)*"`
    await sql`
      update dead_letters set payload = regexp_replace(payload, ${field}, ${`"${name}":"${value}"`}, 'g')
      where id = any(${ids}::bigint[])`.execute(trx)
  }
}

/** Stops repeating facts that wait for an answer which nobody will give: what they name is gone. */
export async function settleAbout<Tables extends KitTables>(
  trx: Transaction<Tables>,
  event: EventDefinition,
  about: readonly string[]
): Promise<void> {
  await sql`
    update outbox set settled_at = now()
    where type = ${event.type} and settle_key is not null and settled_at is null and ${naming(about)}`.execute(trx)
}

const naming = (about: readonly string[]) =>
  sql`exists (select from jsonb_each_text(envelope->'data') as field where field.value = any(${about}::text[]))`
