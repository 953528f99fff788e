import { sql } from 'kysely'
import type { Database, TemplateRow, Trx } from '../../src/tables.ts'

// The worker's role may touch these columns and no others (migrations/0003-templates.sql).
const JOB = ['id', 'service_id', 'state', 'version', 'status', 'requested_at'] as const
type TemplateJob = Pick<TemplateRow, (typeof JOB)[number]>

export async function findTemplateJob(db: Database, id: string): Promise<TemplateJob | undefined> {
  return db.selectFrom('templates').select(JOB).where('id', '=', id).executeTakeFirst()
}

/** Undefined when another worker was faster. */
export async function markTemplateReady(
  trx: Trx,
  id: string,
  file: { pages: number; bytes: number; sha256: string; pdf: Buffer }
): Promise<{ service_id: number } | undefined> {
  return trx
    .updateTable('templates')
    .set({ ...file, status: 'ready', ready_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '!=', 'ready')
    .returning('service_id')
    .executeTakeFirst()
}

export async function markTemplateFailed(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('templates')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
