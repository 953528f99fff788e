import type { Database, Trx } from '../../tables.ts'

/** The drafts of others that a mailed link opened to these owners. */
export async function listShared(db: Database, owners: string[]): Promise<string[]> {
  const rows = await db.selectFrom('draft_guests').select('draft_id').where('owner', 'in', owners).execute()
  return rows.map((row) => row.draft_id)
}

export async function insertGuest(trx: Trx, guest: { owner: string; draft_id: string }): Promise<void> {
  await trx.insertInto('draft_guests').values(guest).execute()
}

/** Whoever was let into a draft of this owner is let in no more. */
export async function deleteGuestsOf(trx: Trx, owner: string): Promise<void> {
  const drafts = trx.selectFrom('drafts').select('id').where('owner', '=', owner)
  await trx.deleteFrom('draft_guests').where('draft_id', 'in', drafts).execute()
}
