import { sql } from 'kysely'
import type { Database } from '../tables.ts'

export async function isKnownEvent(db: Database, id: string): Promise<boolean> {
  const event = await db.selectFrom('webhook_events').select('id').where('id', '=', id).executeTakeFirst()
  return event !== undefined
}

export async function rememberEvent(db: Database, event: { id: string; type: string }): Promise<void> {
  await db
    .insertInto('webhook_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Stripe repeats a delivery for three days at most. */
export async function forgetOldEvents(db: Database): Promise<void> {
  await db.deleteFrom('webhook_events').where('received_at', '<', sql<Date>`now() - interval '30 days'`).execute()
}
