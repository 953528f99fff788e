import { sql } from 'kysely'
import type { Database, Trx } from '../../tables.ts'

/** Makes a link, and forgets those that have ended. */
export async function insertDownloadLink(
  trx: Trx,
  link: { id: string; generation_id: string; expires_at: Date }
): Promise<void> {
  await trx.deleteFrom('download_links').where('expires_at', '<', sql<Date>`now()`).execute()
  await trx.insertInto('download_links').values(link).execute()
}

/** The set that a link opens now. */
export async function findLinkedGeneration(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('download_links')
    .select('generation_id')
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.generation_id
}
