import { sql, type Transaction } from 'kysely'
import type { CatalogTables, Database, NewServiceRow, ServiceRow } from '../tables.ts'

export const listServices = (db: Database): Promise<ServiceRow[]> =>
  db.selectFrom('services').selectAll().where('active', '=', true).orderBy('id').execute()

export const findService = (db: Database, by: { id: number } | { slug: string }): Promise<ServiceRow | undefined> =>
  db
    .selectFrom('services')
    .selectAll()
    .where('active', '=', true)
    .where((where) => ('id' in by ? where('id', '=', by.id) : where('slug', '=', by.slug)))
    .executeTakeFirst()

/** Takes a Transaction: a reader must never see half of a new catalogue. */
export async function replaceServices(trx: Transaction<CatalogTables>, services: NewServiceRow[]): Promise<void> {
  const ids = services.map((service) => service.id)
  await trx
    .updateTable('services')
    .set({ active: false })
    .where('id', 'not in', ids)
    .where('active', '=', true)
    .execute()
  for (const service of services) {
    const { id, ...facts } = service
    await trx
      .insertInto('services')
      .values(service)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...facts, active: true, updated_at: sql`now()` }))
      .execute()
  }
}
