import type { Database, Trx } from '../../tables.ts'

export async function findClaim(db: Database, owner: string): Promise<string | undefined> {
  const row = await db.selectFrom('claims').select('account_id').where('owner', '=', owner).executeTakeFirst()
  return row?.account_id
}

/** False when the owner is claimed already: the first account keeps it. */
export async function insertClaim(trx: Trx, owner: string, accountId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('claims')
    .values({ owner, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function listOwners(db: Database, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('claims').select('owner').where('account_id', '=', accountId).execute()
  return rows.map((row) => row.owner)
}
