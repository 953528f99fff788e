import { sql, type Transaction } from 'kysely'
import type { CaseResult } from '../schemas/attorney.ts'
import type { AttorneyRow, AttorneyTables, Database, NewAttorneyRow } from '../tables.ts'

const MOST = 100

export const SHOWN = [
  'id',
  'name',
  'firm',
  'specialties',
  'specializations',
  'phone',
  'email',
  'website',
  'street',
  'city',
  'state',
  'rating',
  'reviews',
  'years_experience',
  'bar_number',
  'education',
  'certifications',
  'case_results',
  'languages',
  'state_bars',
  'board_certified',
  'million_dollar_advocates',
  'source',
  'verified',
  'avvo_rating',
  'peer_rating',
  'client_rating',
  'consultation_fee_cents',
  'hourly_rate_cents',
  'contingency_percent',
  'flat_fee',
  'payment_plans',
  'available_within_days'
] as const satisfies (keyof AttorneyRow)[]

/** Everybody in a state, those of the city first, then by rating. */
export const listAttorneys = (
  db: Database,
  { state, city }: { state: string; city: string | undefined }
): Promise<AttorneyRow[]> =>
  db
    .selectFrom('attorneys')
    .select(SHOWN)
    .where('state', '=', state)
    .$if(city !== undefined, (query) => query.orderBy(sql`lower(city) = lower(${city ?? ''})`, 'desc'))
    .orderBy('rating', 'desc')
    .orderBy('years_experience', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()

export const findAttorney = (db: Database, id: string): Promise<AttorneyRow | undefined> =>
  db.selectFrom('attorneys').select(SHOWN).where('id', '=', id).executeTakeFirst()

/** An entry with the words that people use for its practice areas. */
export type WrittenAttorney = NewAttorneyRow & { words: string }

/** Takes a Transaction: nobody must find the directory half replaced. Entries of other sources stay. */
export async function replaceSource(
  trx: Transaction<AttorneyTables>,
  source: string,
  attorneys: WrittenAttorney[]
): Promise<void> {
  await lockSource(trx, source)
  await trx.deleteFrom('attorneys').where('source', '=', source).execute()
  if (attorneys.length > 0) await trx.insertInto('attorneys').values(attorneys.map(withSearch)).execute()
}

/** Takes a Transaction. An entry of the same id becomes this one; the others of its source stay. */
export async function upsertAttorneys(
  trx: Transaction<AttorneyTables>,
  source: string,
  attorneys: WrittenAttorney[]
): Promise<void> {
  await lockSource(trx, source)
  for (const attorney of attorneys) {
    const { id, ...facts } = withSearch(attorney)
    await trx
      .insertInto('attorneys')
      .values({ id, ...facts })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
      .execute()
  }
}

const lockSource = (trx: Transaction<AttorneyTables>, source: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`attorneys:${source}`}))`.execute(trx)

function withSearch({ words, ...row }: WrittenAttorney) {
  const text = (parts: readonly string[]) => sql`to_tsvector('english', ${parts.join(' ')})`
  const results: CaseResult[] = JSON.parse(row.case_results)
  const search = sql<string>`setweight(${text(row.specialties)}, 'A') || setweight(${text(row.specializations)}, 'B') ||
    setweight(${text([...results.map((result) => result.case_type), ...row.certifications])}, 'C') || ${text([words])}`
  return { ...row, search }
}
