import { type ReaderOf, sessionRevoked } from '@formwright/proto-events'
import type { Kysely } from 'kysely'
import { defineConsumer } from '../facts/consumer.ts'
import type { KitTables } from '../postgres/tables.ts'
import { CLOCK_TOLERANCE_SECONDS } from './actor.ts'

/**
 * A row outlives every token of its session: a token is taken for a while after its end, and the clock that forgets rows is
 * the database's, not the one that reads tokens.
 */
const KEPT_LONGER_MS = (CLOCK_TOLERANCE_SECONDS + 600) * 1000

/** Keeps the sessions that ended early, so that this service refuses their tokens without asking auth. */
export const onSessionRevoked = (reader: ReaderOf<typeof sessionRevoked>) =>
  defineConsumer<KitTables>()({
    reader,
    event: sessionRevoked,
    async handle({ data }, { trx }) {
      const expires_at = new Date(Date.parse(data.expires_at) + KEPT_LONGER_MS)
      const rows = data.session_ids.map((session_id) => ({ session_id, expires_at }))
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
