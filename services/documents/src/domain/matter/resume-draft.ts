import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { conflict, gone, notFound } from '@formwright/kit/http/errors'
import { ownerOf } from '@formwright/kit/identity/owner'
import { draftResumeRequested } from '@formwright/proto-events'
import { findClaim } from '../../repositories/matter/claims.ts'
import { insertGuest } from '../../repositories/matter/guests.ts'
import {
  findResumeLink,
  insertResumeLink,
  insertResumeToken,
  takeResumeLink
} from '../../repositories/matter/resume-links.ts'
import type { Database, DraftRow } from '../../tables.ts'

const LINK_HOURS = 72
/** Of a link in a mail about a waiting order, which nobody asked for and nobody reads at once. */
const WAITING_HOURS = 30 * 24

/** Asks for a mail that opens this draft elsewhere. Throws 409 for one that an account holds: signing in opens it. */
export async function requestResume(
  db: Database,
  { draft, email, serviceTitle }: { draft: DraftRow; email: string; serviceTitle: string }
): Promise<void> {
  if ((await findClaim(db, draft.owner)) !== undefined) {
    throw conflict('These answers belong to your account. Sign in on the other device to go on there.', 'has-account')
  }
  await db.transaction().execute(async (trx) => {
    const id = randomUUID()
    await insertResumeLink(trx, { id, draft_id: draft.id })
    await appendToOutbox(trx, draftResumeRequested, { resume_id: id, email, service_title: serviceTitle })
  })
}

/** Makes the token of a link at the moment its mail is written. Throws 404 when the link no longer leads anywhere. */
export async function makeResumeToken(
  db: Database,
  { linkId, now }: { linkId: string; now: Date }
): Promise<{ token: string; serviceId: number; expiresAt: Date }> {
  const link = await findResumeLink(db, linkId)
  if (link === undefined || (await findClaim(db, link.owner)) !== undefined) throw notFound('No such link')
  return { ...(await insertToken(db, linkId, { now, hours: LINK_HOURS })), serviceId: link.service_id }
}

/** The page that opens a draft for whoever is mailed it: by a link that opens once, or by signing in where an account holds it. */
export async function wayToDraft(db: Database, { draft, now }: { draft: DraftRow; now: Date }) {
  if ((await findClaim(db, draft.owner)) !== undefined) {
    return { path: `/questionnaire/${draft.service_id}?view=review&draft=${draft.id}`, expiresAt: null }
  }
  const id = randomUUID()
  await db.transaction().execute((trx) => insertResumeLink(trx, { id, draft_id: draft.id }))
  const { token, expiresAt } = await insertToken(db, id, { now, hours: WAITING_HOURS })
  return { path: `/resume?token=${token}`, expiresAt }
}

async function insertToken(db: Database, linkId: string, { now, hours }: { now: Date; hours: number }) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  await insertResumeToken(db, { token_hash: hashOf(token), link_id: linkId, expires_at: expiresAt })
  return { token, expiresAt }
}

/** Lets the device that opened the mailed link into the draft, under a `user_id` of its own. Throws 410. */
export async function resumeDraft(
  db: Database,
  { token, now }: { token: string; now: Date }
): Promise<{ userId: string; draftId: string; serviceId: number }> {
  return db.transaction().execute(async (trx) => {
    const draft = await takeResumeLink(trx, { tokenHash: hashOf(token), now })
    if (draft === undefined || (await findClaim(trx, draft.owner)) !== undefined) {
      throw gone('This link has expired or was already used.', 'link-expired')
    }
    const userId = `user_${randomBytes(24).toString('base64url')}`
    await insertGuest(trx, { owner: ownerOf(userId), draft_id: draft.id })
    return { userId, draftId: draft.id, serviceId: draft.service_id }
  })
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
