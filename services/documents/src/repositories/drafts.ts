import { sql } from 'kysely'
import type { Database, DraftRow, Trx } from '../tables.ts'

interface Of {
  owners: string[]
  serviceId: number
}

export async function findDraft(db: Database, { id, owners }: { id: string; owners: string[] }) {
  return db.selectFrom('drafts').selectAll().where('id', '=', id).where('owner', 'in', owners).executeTakeFirst()
}

const ofService = (db: Database, { owners, serviceId }: Of) =>
  db
    .selectFrom('drafts')
    .selectAll('drafts')
    .where('drafts.owner', 'in', owners)
    .where('drafts.service_id', '=', serviceId)
    .orderBy('drafts.updated_at', 'desc')

/** The latest matter that no order has paid for yet. */
export async function findUnpaidDraft(db: Database, of: Of): Promise<DraftRow | undefined> {
  return unpaid(ofService(db, of)).executeTakeFirst()
}

/** The latest finished matter that no order has paid for yet. */
export async function findCompletedUnpaidDraft(db: Database, of: Of): Promise<DraftRow | undefined> {
  return unpaid(ofService(db, of)).where('drafts.completed', '=', true).executeTakeFirst()
}

export async function findLatestDraft(db: Database, of: Of): Promise<DraftRow | undefined> {
  return ofService(db, of).executeTakeFirst()
}

export async function findDraftWithAnswers(db: Database, of: Of & { answersHash: string }) {
  return ofService(db, of).where('drafts.answers_hash', '=', of.answersHash).executeTakeFirst()
}

const unpaid = (query: ReturnType<typeof ofService>) =>
  query.where(({ not, exists, selectFrom }) =>
    not(exists(selectFrom('entitlements').select('order_id').whereRef('entitlements.draft_id', '=', 'drafts.id')))
  )

export async function listDrafts(db: Database, owners: string[], limit: number): Promise<DraftRow[]> {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('owner', 'in', owners)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
}

export async function insertDraft(
  trx: Trx,
  draft: Pick<DraftRow, 'id' | 'owner' | 'owner_label' | 'service_id' | 'answers' | 'answers_hash' | 'completed'>
): Promise<DraftRow> {
  return trx.insertInto('drafts').values(draft).returningAll().executeTakeFirstOrThrow()
}

/** Counts the revision up; the caller holds the matter's lock. */
export async function updateDraft(
  trx: Trx,
  { id, ...change }: Pick<DraftRow, 'id' | 'answers' | 'answers_hash' | 'completed'>
): Promise<DraftRow> {
  return trx
    .updateTable('drafts')
    .set({ ...change, revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
