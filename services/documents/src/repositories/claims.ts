import type { Database } from '../tables.ts'

export async function findClaim(db: Database, owner: string): Promise<string | undefined> {
  const row = await db.selectFrom('claims').select('account_id').where('owner', '=', owner).executeTakeFirst()
  return row?.account_id
}

/** Returns the account that holds the claim: the first one keeps it. */
export async function claimOwner(db: Database, owner: string, accountId: string): Promise<string | undefined> {
  await db
    .insertInto('claims')
    .values({ owner, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return findClaim(db, owner)
}

export async function listOwners(db: Database, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('claims').select('owner').where('account_id', '=', accountId).execute()
  return rows.map((row) => row.owner)
}
