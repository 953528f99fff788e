import { sql } from 'kysely'
import type { Database, NewPriceCopyRow, PriceCopyRow } from '../tables.ts'

/** The copy that was made for the mode of our key, and whether it is younger than `freshSeconds`. */
export async function findPriceCopy(
  db: Database,
  serviceId: number,
  { live, freshSeconds }: { live: boolean; freshSeconds: number }
): Promise<(PriceCopyRow & { fresh: boolean }) | undefined> {
  return db
    .selectFrom('price_copies')
    .selectAll()
    .select(sql<boolean>`copied_at > now() - make_interval(secs => ${freshSeconds})`.as('fresh'))
    .where('service_id', '=', serviceId)
    .where('live', '=', live)
    .executeTakeFirst()
}

export async function savePriceCopy(db: Database, copy: NewPriceCopyRow): Promise<PriceCopyRow> {
  const { service_id: _id, ...facts } = copy
  return db
    .insertInto('price_copies')
    .values(copy)
    .onConflict((conflict) => conflict.column('service_id').doUpdateSet({ ...facts, copied_at: sql`now()` }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deletePriceCopy(db: Database, serviceId: number): Promise<void> {
  await db.deleteFrom('price_copies').where('service_id', '=', serviceId).execute()
}
