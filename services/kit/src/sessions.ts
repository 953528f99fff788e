import { type ReaderOf, sessionRevoked } from '@formwright/proto-events'
import type { Kysely } from 'kysely'
import { defineConsumer } from './consumer.ts'
import type { KitTables } from './tables.ts'

/** Keeps the sessions that ended early, so that this service refuses their tokens without asking auth. */
export const onSessionRevoked = (reader: ReaderOf<typeof sessionRevoked>) =>
  defineConsumer<KitTables>()({
    reader,
    event: sessionRevoked,
    async handle({ data }, { trx }) {
      const rows = data.session_ids.map((session_id) => ({ session_id, expires_at: new Date(data.expires_at) }))
      await trx
        .insertInto('revoked_sessions')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  })

export const revokedIn =
  <Tables extends KitTables>(db: Kysely<Tables>) =>
  async (sessionId: string): Promise<boolean> =>
    (await (db as unknown as Kysely<KitTables>)
      .selectFrom('revoked_sessions')
      .select('session_id')
      .where('session_id', '=', sessionId)
      .executeTakeFirst()) !== undefined
