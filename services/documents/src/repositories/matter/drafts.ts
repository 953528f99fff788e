import { type ExpressionBuilder, sql } from 'kysely'
import type { Database, DocumentsTables, DraftRow, Trx } from '../../tables.ts'

/** Who asks: the owner hashes of a person, and the drafts of others that a mailed link opened to them. */
export interface Holder {
  owners: string[]
  shared: string[]
  /** The account that has claimed the owners. */
  account?: string | undefined
}

type Of = Holder & { serviceId: number }

const openTo =
  ({ owners, shared }: Holder) =>
  (draft: ExpressionBuilder<DocumentsTables, 'drafts'>) =>
    shared.length === 0
      ? draft('drafts.owner', 'in', owners)
      : draft.or([draft('drafts.owner', 'in', owners), draft('drafts.id', 'in', shared)])

export async function findDraft(db: Database, { id, ...holder }: Holder & { id: string }) {
  return db.selectFrom('drafts').selectAll().where('id', '=', id).where(openTo(holder)).executeTakeFirst()
}

/** Not for a client's request: it names no owner. */
export async function findDraftById(db: Database, id: string): Promise<DraftRow | undefined> {
  return db.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Holds a draft to the end of the transaction, so that two devices cannot overwrite each other unseen. */
export async function lockDraft(trx: Trx, id: string): Promise<DraftRow> {
  return trx.selectFrom('drafts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

const ofService = (db: Database, { serviceId, ...holder }: Of) =>
  db
    .selectFrom('drafts')
    .selectAll('drafts')
    .where(openTo(holder))
    .where('drafts.service_id', '=', serviceId)
    .orderBy('drafts.updated_at', 'desc')

/** The latest matter that no order has paid for yet. */
export async function findUnpaidDraft(db: Database, of: Of): Promise<DraftRow | undefined> {
  return unpaid(ofService(db, of)).executeTakeFirst()
}

/** The latest finished matter that no order has paid for yet, nor waits to pay for. */
export async function findCompletedUnpaidDraft(db: Database, of: Of): Promise<DraftRow | undefined> {
  return unpaid(ofService(db, of))
    .where('drafts.completed', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('waiting_orders').select('id').whereRef('waiting_orders.draft_id', '=', 'drafts.id')))
    )
    .executeTakeFirst()
}

export async function findLatestDraft(db: Database, of: Of): Promise<DraftRow | undefined> {
  return ofService(db, of).executeTakeFirst()
}

export async function findDraftWithAnswers(db: Database, of: Of & { answersHash: string }) {
  return ofService(db, of).where('drafts.answers_hash', '=', of.answersHash).executeTakeFirst()
}

const unpaid = (query: ReturnType<typeof ofService>) =>
  query.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('entitlements')
          .select('order_id')
          .whereRef('entitlements.draft_id', '=', 'drafts.id')
          .where('entitlements.closed_at', 'is', null)
      )
    )
  )

export async function listDrafts(db: Database, holder: Holder, limit: number): Promise<DraftRow[]> {
  return db.selectFrom('drafts').selectAll().where(openTo(holder)).orderBy('updated_at', 'desc').limit(limit).execute()
}

export async function insertDraft(
  trx: Trx,
  draft: Pick<
    DraftRow,
    'id' | 'owner' | 'owner_label' | 'service_id' | 'answers' | 'answers_hash' | 'form_version' | 'completed'
  >
): Promise<DraftRow> {
  return trx.insertInto('drafts').values(draft).returningAll().executeTakeFirstOrThrow()
}

/** Counts the revision up, and leaves the answers as they are when none are given; the caller holds the matter's lock. */
export async function updateDraft(
  trx: Trx,
  {
    id,
    ...change
  }: Pick<DraftRow, 'id' | 'form_version' | 'completed'> & Partial<Pick<DraftRow, 'answers' | 'answers_hash' | 'aside'>>
): Promise<DraftRow> {
  return trx
    .updateTable('drafts')
    .set({ ...change, revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
