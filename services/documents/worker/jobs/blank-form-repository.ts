import { sql } from 'kysely'
import type { BlankFormRow, Database, Trx } from '../../src/tables.ts'

// The worker's role may touch these columns and no others (migrations/0001-documents.sql).
const JOB = ['id', 'service_id', 'state', 'version', 'status', 'requested_at'] as const
type BlankFormJob = Pick<BlankFormRow, (typeof JOB)[number]>

export interface PrintedForm {
  pages: number
  bytes: number
  sha256: string
  pdf: Buffer
}

export async function findBlankFormJob(db: Database, id: string): Promise<BlankFormJob | undefined> {
  return db.selectFrom('blank_forms').select(JOB).where('id', '=', id).executeTakeFirst()
}

/** Of two workers that printed it, one stores it. */
export async function markBlankFormReady(trx: Trx, id: string, form: PrintedForm): Promise<void> {
  await trx
    .updateTable('blank_forms')
    .set({ ...form, status: 'ready', ready_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '!=', 'ready')
    .execute()
}

export async function markBlankFormFailed(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('blank_forms')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute()
}
