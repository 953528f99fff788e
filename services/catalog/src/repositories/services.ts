import { sql, type Transaction } from 'kysely'
import type { Paper } from '../schemas/service.ts'
import type { CatalogTables, Database, NewServiceRow, ServiceRow } from '../tables.ts'

const SHOWN = [
  'id',
  'slug',
  'title',
  'description',
  'category',
  'price_cents',
  'duration',
  'complexity',
  'popular',
  'features',
  'states',
  'typical_fee',
  'documents',
  'active',
  'updated_at'
] as const

export const listServices = (db: Database): Promise<ServiceRow[]> =>
  db.selectFrom('services').select(SHOWN).where('active', '=', true).orderBy('id').execute()

export const findService = (db: Database, by: { id: number } | { slug: string }): Promise<ServiceRow | undefined> =>
  db
    .selectFrom('services')
    .select(SHOWN)
    .where('active', '=', true)
    .where((where) => ('id' in by ? where('id', '=', by.id) : where('slug', '=', by.slug)))
    .executeTakeFirst()

/** The papers of a state whose list is its own. */
export async function findStatePapers(db: Database, id: number, state: string): Promise<Paper[] | undefined> {
  const row = await db
    .selectFrom('services')
    .select(sql<Paper[] | null>`documents_by_state -> ${state}`.as('papers'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.papers ?? undefined
}

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
