import { sql, type Transaction } from 'kysely'
import type { AuthTables } from '../tables.ts'

/** Takes a Transaction: attempts on one key are counted one after the other, so that parallel guesses gain nothing. */
export async function lockFailures(trx: Transaction<AuthTables>, key: string) {
  await trx
    .insertInto('login_failures')
    .values({ key, failures: 0, last_at: new Date(0), blocked_until: new Date(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return trx.selectFrom('login_failures').selectAll().where('key', '=', key).forUpdate().executeTakeFirstOrThrow()
}

export async function saveFailures(
  trx: Transaction<AuthTables>,
  { key, ...counted }: { key: string; failures: number; last_at: Date; blocked_until: Date }
): Promise<void> {
  await trx.updateTable('login_failures').set(counted).where('key', '=', key).execute()
}

/** Forgets the failures under a key, or one of them. */
export async function giveBack(
  trx: Transaction<AuthTables>,
  { key, one }: { key: string; one: boolean }
): Promise<void> {
  if (!one) {
    await trx.deleteFrom('login_failures').where('key', '=', key).execute()
    return
  }
  await trx
    .updateTable('login_failures')
    .set({ failures: sql`greatest(failures - 1, 0)`, blocked_until: new Date(0) })
    .where('key', '=', key)
    .execute()
}

/** An account starts anew, from wherever it was guessed at. `key` is the beginning that its keys have in common. */
export async function forgetFailures(trx: Transaction<AuthTables>, key: string): Promise<void> {
  await trx.deleteFrom('login_failures').where(sql<boolean>`starts_with(key, ${key})`).execute()
}
