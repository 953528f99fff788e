import { createHash, randomBytes } from 'node:crypto'
import { gone, notFound } from '@formwright/kit/errors'
import { findAccount, markEmailVerified } from '../repositories/accounts.ts'
import { insertMailedToken, takeMailedToken } from '../repositories/mailed-tokens.ts'
import type { Database } from '../tables.ts'

const LINK_HOURS = 24

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
  const expiresAt = new Date(now.getTime() + LINK_HOURS * 3_600_000)
  if (account.email_verified_at !== null) return { email: account.email, url: null, expiresAt }
  const token = randomBytes(32).toString('base64url')
  await insertMailedToken(db, {
    token_hash: hashOf(token),
    purpose: 'verify-email',
    account_id: account.id,
    email: account.email,
    expires_at: expiresAt
  })
  return { email: account.email, url: new URL(`/verify-email?token=${token}`, origin).href, expiresAt }
}

/** Throws 410 for a token that is unknown, expired, used, or was mailed to an address the account no longer has. */
export async function verifyEmail(db: Database, { token, now }: { token: string; now: Date }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const taken = await takeMailedToken(trx, { tokenHash: hashOf(token), purpose: 'verify-email', now })
    const verified = taken && (await markEmailVerified(trx, { id: taken.account_id, email: taken.email, now }))
    if (!verified) throw gone('This link has expired or was already used.', 'link-expired')
  })
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
