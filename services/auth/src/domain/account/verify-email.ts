import { randomUUID } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { conflict, notFound, unauthorized } from '@formwright/kit/http/errors'
import { throttle } from '@formwright/kit/http/throttle'
import { verificationRequested } from '@formwright/proto-events'
import { findAccount, markEmailVerified } from '../../repositories/accounts.ts'
import { takeMailedToken } from '../../repositories/mailed-tokens.ts'
import type { Database } from '../../tables.ts'
import { linkExpired, linkExpiry, makeLink, tokenHash } from './mailed-links.ts'

export interface VerificationLink {
  email: string
  /** Null when the address is verified already. */
  url: string | null
  expiresAt: Date
}

/** Makes the one-use link of a verification mail, at the moment the mail is written. Throws 404. */
export async function makeVerificationLink(
  db: Database,
  { accountId, origin, now }: { accountId: string; origin: string; now: Date }
): Promise<VerificationLink> {
  const account = await findAccount(db, accountId)
  if (account === undefined) throw notFound('No such account')
  const { email } = account
  if (account.email_verified_at !== null) return { email, url: null, expiresAt: linkExpiry('verify-email', now) }
  return { email, ...(await makeLink(db, { account, purpose: 'verify-email', origin, now })) }
}

const MAILS_PER_HOUR = 5

/** Has the link mailed once more. Throws 409 where the address is verified already, 429 when asked for too often. */
export async function requestVerification(db: Database, accountId: string): Promise<void> {
  const account = await findAccount(db, accountId)
  if (account === undefined) throw unauthorized()
  if (account.email_verified_at !== null) {
    throw conflict('Your e-mail address is confirmed already.', 'already-verified')
  }
  await throttle(db, { key: `verify:${accountId}`, limit: MAILS_PER_HOUR, windowSeconds: 3600 })
  await db
    .transaction()
    .execute((trx) => appendToOutbox(trx, verificationRequested, { request_id: randomUUID(), account_id: accountId }))
}

/** Throws 410 for a token that is unknown, expired, used, or was mailed to an address the account no longer has. */
export async function verifyEmail(db: Database, { token, now }: { token: string; now: Date }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const taken = await takeMailedToken(trx, { tokenHash: tokenHash(token), purpose: 'verify-email', now })
    const verified = taken && (await markEmailVerified(trx, { id: taken.account_id, email: taken.email, now }))
    if (!verified) throw linkExpired()
  })
}
