import { sql, type Transaction } from 'kysely'
import type { AuthTables, Database } from '../tables.ts'

/** More browsers than a person has; the one unused for longest makes room. */
const MOST = 20

/** Whether this account has been signed in to with this device before. */
export async function knowsDevice(db: Database, at: { email: string; deviceHash: string }): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .select('known_devices.account_id')
    .where('accounts.email', '=', at.email)
    .where('known_devices.device_hash', '=', at.deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertDevice(
  trx: Transaction<AuthTables>,
  { accountId, deviceHash, now }: { accountId: string; deviceHash: string; now: Date }
): Promise<void> {
  await trx
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash: deviceHash, used_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ used_at: now }))
    .execute()
  await sql`
    delete from known_devices where account_id = ${accountId} and device_hash in (
      select device_hash from known_devices where account_id = ${accountId} order by used_at desc offset ${MOST}
    )`.execute(trx)
}

export async function deleteDevices(trx: Transaction<AuthTables>, accountId: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('account_id', '=', accountId).execute()
}
