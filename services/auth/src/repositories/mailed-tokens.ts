import type { Transaction } from 'kysely'
import type { AuthTables, Database, LinkPurpose, NewMailedTokenRow } from '../tables.ts'

export const insertMailedToken = async (db: Database, token: NewMailedTokenRow): Promise<void> =>
  void (await db.insertInto('mailed_tokens').values(token).execute())

/** Uses a token up. Undefined when it is unknown, expired or used: of two calls at once, one gets it. */
export const takeMailedToken = (
  trx: Transaction<AuthTables>,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: LinkPurpose; now: Date }
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

/** Whose link it is, without using it up; undefined when it opens nothing any more. */
export const findTokenAccount = (
  db: Database,
  { tokenHash, purpose, now }: { tokenHash: string; purpose: LinkPurpose; now: Date }
): Promise<{ id: string; email: string; password_hash: string } | undefined> =>
  db
    .selectFrom('mailed_tokens')
    .innerJoin('accounts', 'accounts.id', 'mailed_tokens.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.password_hash'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('accounts.email', '=', 'mailed_tokens.email')
    .executeTakeFirst()

/** Takes back the links of one kind that an account was mailed. */
export async function dropTokens(
  trx: Transaction<AuthTables>,
  { accountId, purpose }: { accountId: string; purpose: LinkPurpose }
): Promise<void> {
  await trx.deleteFrom('mailed_tokens').where('account_id', '=', accountId).where('purpose', '=', purpose).execute()
}
