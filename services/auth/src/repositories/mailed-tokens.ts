import type { Transaction } from 'kysely'
import type { AuthTables, Database, NewMailedTokenRow } from '../tables.ts'

export const insertMailedToken = async (db: Database, token: NewMailedTokenRow): Promise<void> =>
  void (await db.insertInto('mailed_tokens').values(token).execute())

/** Uses a token up. Undefined when it is unknown, expired or used: of two calls at once, one gets it. */
export const takeMailedToken = (
  trx: Transaction<AuthTables>,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: 'verify-email'; now: Date }
): Promise<{ account_id: string; email: string } | undefined> =>
  trx
    .updateTable('mailed_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'email'])
    .executeTakeFirst()
