import { type Insertable, sql } from 'kysely'
import type { Database, DocumentsTables, GenerationRow, Trx } from '../../tables.ts'

const LISTED = [
  'id',
  'draft_id',
  'order_id',
  'kind',
  'service_id',
  'service_title',
  'status',
  'documents',
  'progress_done',
  'progress_total',
  'progress_title',
  'requested_at',
  'ready_at',
  'expires_at',
  'closed_at'
] as const
/** A generation without its answers. */
export type ListedGeneration = Pick<GenerationRow, (typeof LISTED)[number]>

/** Returns undefined when this set was asked for before. */
export async function insertGeneration(
  trx: Trx,
  generation: Insertable<DocumentsTables['generations']>
): Promise<ListedGeneration | undefined> {
  return trx
    .insertInto('generations')
    .values(generation)
    .onConflict((conflict) =>
      conflict.columns(['draft_id', 'answers_hash', 'template_hash', 'kind']).where('closed_at', 'is', null).doNothing()
    )
    .returning(LISTED)
    .executeTakeFirst()
}

export async function findSameGeneration(
  trx: Trx,
  same: Pick<GenerationRow, 'draft_id' | 'answers_hash' | 'template_hash' | 'kind'>
): Promise<ListedGeneration | undefined> {
  return trx
    .selectFrom('generations')
    .select(LISTED)
    .where('draft_id', '=', same.draft_id)
    .where('answers_hash', '=', same.answers_hash)
    .where('template_hash', '=', same.template_hash)
    .where('kind', '=', same.kind)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Forgets previews of this matter that no worker has begun: a newer one takes their place. */
export async function dropWaitingPreviews(trx: Trx, newest: { id: string; draft_id: string }): Promise<void> {
  await trx
    .deleteFrom('generations')
    .where('draft_id', '=', newest.draft_id)
    .where('id', '!=', newest.id)
    .where('kind', '=', 'preview')
    .where('status', '=', 'queued')
    .execute()
}

export async function requeue(trx: Trx, id: string): Promise<ListedGeneration> {
  return trx
    .updateTable('generations')
    .set({ status: 'queued', progress_done: 0, progress_title: null })
    .where('id', '=', id)
    .returning(LISTED)
    .executeTakeFirstOrThrow()
}

/** Opens the download for another period, counted from now. */
export async function reopen(trx: Trx, id: string, days: number): Promise<ListedGeneration> {
  return trx
    .updateTable('generations')
    .set({ expires_at: sql<Date>`now() + make_interval(days => ${days})` })
    .where('id', '=', id)
    .returning(LISTED)
    .executeTakeFirstOrThrow()
}

/** Whoever knows the id may read it: it is the capability that was mailed. */
export async function findGeneration(db: Database, id: string): Promise<ListedGeneration | undefined> {
  return db.selectFrom('generations').select(LISTED).where('id', '=', id).executeTakeFirst()
}

export async function findGenerations(db: Database, ids: string[]): Promise<ListedGeneration[]> {
  return db.selectFrom('generations').select(LISTED).where('id', 'in', ids).execute()
}

export async function findGenerationWithAnswers(db: Database, id: string): Promise<GenerationRow | undefined> {
  return db.selectFrom('generations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The newest open set of each draft; a final one goes before a preview. */
export async function listNewestOf(db: Database, draftIds: string[]): Promise<ListedGeneration[]> {
  if (draftIds.length === 0) return []
  return db
    .selectFrom('generations')
    .select(LISTED)
    .distinctOn('draft_id')
    .where('draft_id', 'in', draftIds)
    .where('closed_at', 'is', null)
    .orderBy('draft_id')
    .orderBy(({ eb }) => eb('kind', '=', 'final'), 'desc')
    .orderBy('requested_at', 'desc')
    .execute()
}

/** The owner hash behind a generation, to tell whether an account claimed it. */
export async function findOwnerOf(db: Database, draftId: string): Promise<string | undefined> {
  const row = await db.selectFrom('drafts').select('owner').where('id', '=', draftId).executeTakeFirst()
  return row?.owner
}

export async function hasFinalSet(db: Database, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('generations')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'final')
    .where('status', '=', 'ready')
    .executeTakeFirst()
  return row !== undefined
}

export async function countFinalSets(db: Database): Promise<number> {
  const { sets } = await db
    .selectFrom('generations')
    .select(({ fn }) => fn.countAll<number>().as('sets'))
    .where('kind', '=', 'final')
    .where('status', '=', 'ready')
    .executeTakeFirstOrThrow()
  return Number(sets)
}
