import type { Role } from '@formwright/kit/identity/actor'
import type { Transaction } from 'kysely'
import type { AccountRow, AuthTables, Database, NewAccountRow } from '../tables.ts'

export const findAccount = (db: Database, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()

/** The address in lower case. */
export const findAccountByEmail = (db: Database, email: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()

/** Undefined when the address is taken: two registrations at once cannot both have it. */
export const insertAccount = (db: Database, account: NewAccountRow): Promise<AccountRow | undefined> =>
  db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()

/** Changes nothing, and says so with false, when the password was changed in the meantime. */
export async function replaceHash(
  db: Database,
  { id, from, to }: { id: string; from: string; to: string }
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Holds an account as it is until the transaction ends: its password cannot change, nor can it be deleted. */
export async function holdAccount(trx: Transaction<AuthTables>, id: string): Promise<AccountRow | undefined> {
  return trx.selectFrom('accounts').selectAll().where('id', '=', id).forShare().executeTakeFirst()
}

/** Keeps everybody else from an account until the transaction ends. False when its password was changed, or it is gone. */
export async function lockUnchanged(
  trx: Transaction<AuthTables>,
  { id, passwordHash }: { id: string; passwordHash: string }
): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Its sessions and mailed links go with it. */
export async function deleteAccountRow(trx: Transaction<AuthTables>, id: string): Promise<void> {
  await trx.deleteFrom('accounts').where('id', '=', id).execute()
}

/** Verified is the address the link was mailed to, and no other. */
export async function markEmailVerified(
  trx: Transaction<AuthTables>,
  { id, email, now }: { id: string; email: string; now: Date }
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set((set) => ({ email_verified_at: set.fn.coalesce('email_verified_at', set.val(now)) }))
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function applyConfiguredLogin(
  trx: Transaction<AuthTables>,
  { id, role, hash, now }: { id: string; role: Role; hash: string; now: Date }
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ role, password_hash: hash, configured_hash: hash, email_verified_at: now })
    .where('id', '=', id)
    .execute()
}
