import { sql } from 'kysely'
import type { SupportHours } from '../schemas/hours.ts'
import type { Database, HoursRow, Trx } from '../tables.ts'

export const findHours = (db: Database | Trx): Promise<HoursRow | undefined> =>
  db.selectFrom('support_hours').selectAll().executeTakeFirst()

export async function saveHours(trx: Trx, hours: SupportHours): Promise<HoursRow> {
  const written = { hours: JSON.stringify(hours), updated_at: sql<Date>`now()` }
  return trx
    .insertInto('support_hours')
    .values(written)
    .onConflict((conflict) => conflict.column('one').doUpdateSet(written))
    .returningAll()
    .executeTakeFirstOrThrow()
}
