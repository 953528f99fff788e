import { randomBytes } from 'node:crypto'
import { notFound } from '@formwright/kit/http/errors'
import { recordAudit, type Staff } from '@formwright/kit/staff/audit'
import { insertDownloadLink } from '../../repositories/set/download-links.ts'
import { findByReference } from '../../repositories/set/issued-sets.ts'
import type { Database } from '../../tables.ts'

const LINK_SECONDS = 60

interface StaffRequest {
  staff: Staff
  reference: string
  requestId: string
}

/** Opens a set to a member of staff for a minute, and writes down who asked. Throws 404. */
export async function makeStaffLink(
  db: Database,
  { staff, reference, requestId }: StaffRequest,
  now: Date
): Promise<{ id: string; expiresAt: Date }> {
  const generationId = await findByReference(db, reference)
  if (generationId === undefined) throw notFound('There are no such documents')
  const link = { id: randomBytes(16).toString('base64url'), expiresAt: new Date(now.getTime() + LINK_SECONDS * 1_000) }
  await db.transaction().execute(async (trx) => {
    await insertDownloadLink(trx, { id: link.id, generation_id: generationId, expires_at: link.expiresAt })
    await recordAudit(trx, staff, { action: 'document.link-made', subject: reference, requestId })
  })
  return link
}

/** The set behind a staff reference, for a member of staff who downloads it directly; written down too. */
export async function openForStaff(
  db: Database,
  { staff, reference, requestId }: StaffRequest
): Promise<string | undefined> {
  const generationId = await findByReference(db, reference)
  if (generationId !== undefined) {
    await recordAudit(db, staff, { action: 'document.downloaded', subject: reference, requestId })
  }
  return generationId
}
