import { sql, type Transaction } from 'kysely'
import type { AttorneyRow, AttorneyTables, Database, NewAttorneyRow } from '../tables.ts'

const MOST = 100

/** Everybody in a state, those of the city first, then by rating. */
export const listAttorneys = (
  db: Database,
  { state, city }: { state: string; city: string | undefined }
): Promise<AttorneyRow[]> =>
  db
    .selectFrom('attorneys')
    .selectAll()
    .where('state', '=', state)
    .$if(city !== undefined, (query) => query.orderBy(sql`lower(city) = lower(${city ?? ''})`, 'desc'))
    .orderBy('rating', 'desc')
    .orderBy('years_experience', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()

export const findAttorney = (db: Database, id: string): Promise<AttorneyRow | undefined> =>
  db.selectFrom('attorneys').selectAll().where('id', '=', id).executeTakeFirst()

/** Takes a Transaction: nobody must find the directory half replaced. Entries of other sources stay. */
export async function replaceSource(
  trx: Transaction<AttorneyTables>,
  source: string,
  attorneys: NewAttorneyRow[]
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`attorneys:${source}`}))`.execute(trx)
  await trx.deleteFrom('attorneys').where('source', '=', source).execute()
  await trx.insertInto('attorneys').values(attorneys).execute()
}
