import type { Database } from '../tables.ts'

export async function findClaim(db: Database, owner: string): Promise<string | undefined> {
  const row = await db.selectFrom('claims').select('account_id').where('owner', '=', owner).executeTakeFirst()
  return row?.account_id
}

/**
 * Returns the account that holds the claim: the first one keeps it. From then on nobody else opens what is claimed, so the
 * guests of these drafts lose them.
 */
export async function claimOwner(db: Database, owner: string, accountId: string): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('claims')
      .values({ owner, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) {
      const drafts = trx.selectFrom('drafts').select('id').where('owner', '=', owner)
      await trx.deleteFrom('draft_guests').where('draft_id', 'in', drafts).execute()
    }
    return findClaim(trx, owner)
  })
}

export async function listOwners(db: Database, accountId: string): Promise<string[]> {
  const rows = await db.selectFrom('claims').select('owner').where('account_id', '=', accountId).execute()
  return rows.map((row) => row.owner)
}
