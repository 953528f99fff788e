import type { Transaction } from 'kysely'
import type { AuthTables, Database } from '../tables.ts'

export async function insertReset(
  trx: Transaction<AuthTables>,
  reset: { id: string; email: string; requested_at: Date }
): Promise<void> {
  await trx.insertInto('password_resets').values(reset).execute()
}

/** The address of a request made since then. */
export async function findReset(db: Database, { id, since }: { id: string; since: Date }): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('email')
    .where('id', '=', id)
    .where('requested_at', '>', since)
    .executeTakeFirst()
  return row?.email
}

/** What was asked for an address is answered, or its account is gone. */
export async function dropResets(trx: Transaction<AuthTables>, email: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('email', '=', email).execute()
}
