import { ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import { sql } from 'kysely'
import { OPEN_DAYS } from '../../src/domain/set/expiry.ts'
import { ring, ringProgress } from '../../src/repositories/set/progress-channel.ts'
import type { Database, GenerationRow, ListedDocument, Trx } from '../../src/tables.ts'

// The worker's role may touch these columns and no others (migrations/0001-documents.sql).
const JOB = ['id', 'order_id', 'kind', 'service_id', 'service_title', 'status', 'answers', 'requested_at'] as const
export type Job = Pick<GenerationRow, (typeof JOB)[number]>

export async function findJob(db: Database, id: string): Promise<Job | undefined> {
  return db.selectFrom('generations').select(JOB).where('id', '=', id).where('closed_at', 'is', null).executeTakeFirst()
}

/**
 * Holds an open set until the end of the transaction: of two workers that printed it, one stores it. Its order first, as everybody
 * does who takes both: a click on Generate or a refund at that moment waits, instead of each waiting for the other.
 */
export async function lockJob(trx: Trx, id: string): Promise<Job | undefined> {
  const order = trx.selectFrom('generations').select('order_id').where('id', '=', id)
  await trx.selectFrom('entitlements').select('order_id').where('order_id', 'in', order).forNoKeyUpdate().execute()
  return trx
    .selectFrom('generations')
    .select(JOB)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Tells whoever watches how far the set is. Never turns back one that is ready. */
export async function tellProgress(
  db: Database,
  id: string,
  { done, total, title }: { done: number; total: number; title: string }
): Promise<void> {
  await db
    .updateTable('generations')
    .set({ status: 'generating', progress_done: done, progress_total: total, progress_title: title })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'generating'])
    .returning(ring.as('rung'))
    .execute()
}

export interface StoredFile {
  document_id: string
  title: string
  pages: number
  bytes: number
  sha256: string
  pdf: Buffer
}

export async function insertFiles(trx: Trx, generationId: string, files: StoredFile[]): Promise<void> {
  const rows = files.map((file, index) => ({ ...file, generation_id: generationId, position: index + 1 }))
  await trx.insertInto('generation_documents').values(rows).execute()
}

export interface MadeWith {
  rendered_template_hash: string
  facts_version: string
  renderer_version: string
  template_version: string
}

export async function markReady(trx: Trx, id: string, documents: ListedDocument[], madeWith: MadeWith): Promise<void> {
  await trx
    .updateTable('generations')
    .set({
      ...madeWith,
      documents: JSON.stringify(documents),
      status: 'ready',
      progress_done: sql<number>`progress_total`,
      progress_title: null,
      ready_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${OPEN_DAYS})`
    })
    .where('id', '=', id)
    .execute()
  await ringProgress(trx)
}

export async function markFailed(trx: Trx, id: string): Promise<Job | undefined> {
  const job = await lockJob(trx, id)
  if (job === undefined || job.status === 'ready') return undefined
  await trx.updateTable('generations').set({ status: 'failed', progress_title: null }).where('id', '=', id).execute()
  await ringProgress(trx)
  return job
}

/** Where an order's documents go, and whether this is its first set, which alone is mailed by itself. */
export async function takeFirstMail(
  trx: Trx,
  orderId: string,
  generationId: string
): Promise<{ email: string | null; notify: boolean }> {
  const first = await trx
    .updateTable('entitlements')
    .set({ first_generation: generationId })
    .where('order_id', '=', orderId)
    .where('first_generation', 'is', null)
    .returning('email')
    .executeTakeFirst()
  // A buyer who has deleted the account is not written to.
  if (first !== undefined) return { email: first.email, notify: first.email !== ERASED_ADDRESS }
  const order = await trx.selectFrom('entitlements').select('email').where('order_id', '=', orderId).executeTakeFirst()
  return { email: order?.email ?? null, notify: false }
}

export const tablesExist = (db: Database): Promise<boolean> =>
  db
    .selectFrom('generations')
    .select('id')
    .limit(0)
    .execute()
    .then(
      () => true,
      () => false
    )
