import type { Transaction } from 'kysely'
import type { AuthTables, Database, SecondFactorRow } from '../tables.ts'

export const findFactor = (db: Database, accountId: string): Promise<SecondFactorRow | undefined> =>
  db.selectFrom('second_factors').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/** Notes a secret that waits to be confirmed. False when the account has a confirmed one, which stays. */
export async function putPendingFactor(
  db: Database,
  { accountId, sealedSecret, now }: { accountId: string; sealedSecret: Buffer; now: Date }
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ account_id: accountId, sealed_secret: sealedSecret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: now })
        .where('second_factors.confirmed_at', 'is', null)
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False when the secret was confirmed, or another one asked for, in the meantime. */
export async function confirmFactor(
  trx: Transaction<AuthTables>,
  { factor, step, now }: { factor: SecondFactorRow; step: number; now: Date }
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('account_id', '=', factor.account_id)
    .where('sealed_secret', '=', factor.sealed_secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses a time step up, with all before it. False when it was used: of two calls at once, one gets it. */
export async function takeStep(
  db: Database,
  { accountId, step }: { accountId: string; step: number }
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Its recovery codes go with it. False when there was none. */
export async function deleteFactor(trx: Transaction<AuthTables>, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Puts new recovery codes in the place of the old ones. */
export async function replaceRecoveryCodes(
  trx: Transaction<AuthTables>,
  { accountId, hashes }: { accountId: string; hashes: string[] }
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute()
}

/** Uses a recovery code up. False when it is unknown or used. */
export async function takeRecoveryCode(
  db: Database,
  { accountId, hash }: { accountId: string; hash: string }
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
