import { createHash, randomBytes } from 'node:crypto'
import { gone } from '@formwright/kit/http/errors'
import { insertMailedToken } from '../../repositories/mailed-tokens.ts'
import type { Database, LinkPurpose } from '../../tables.ts'

/** The page that a link opens, and for how long. */
const KINDS: Record<LinkPurpose, { page: string; hours: number }> = {
  'verify-email': { page: '/verify-email', hours: 24 },
  'reset-password': { page: '/reset-password', hours: 1 }
}

export interface MailedLink {
  account: { id: string; email: string }
  purpose: LinkPurpose
  origin: string
  now: Date
}

/** Makes a link that works once. Only a hash of its token is kept. */
export async function makeLink(
  db: Database,
  { account, purpose, origin, now }: MailedLink
): Promise<{ url: string; expiresAt: Date }> {
  const { page } = KINDS[purpose]
  const token = randomBytes(32).toString('base64url')
  const expiresAt = linkExpiry(purpose, now)
  await insertMailedToken(db, {
    token_hash: tokenHash(token),
    purpose,
    account_id: account.id,
    email: account.email,
    expires_at: expiresAt
  })
  return { url: new URL(`${page}?token=${token}`, origin).href, expiresAt }
}

/** Until when a link that is made now opens. */
export const linkExpiry = (purpose: LinkPurpose, now: Date): Date =>
  new Date(now.getTime() + KINDS[purpose].hours * 3_600_000)

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** 410: the token is unknown, expired, used, or was mailed to an address the account no longer has. */
export const linkExpired = () => gone('This link has expired or was already used.', 'link-expired')
