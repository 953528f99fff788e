import { createHash, randomUUID } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { HttpError } from '@formwright/kit/http/errors'
import { throttle } from '@formwright/kit/http/throttle'
import { passwordResetRequested } from '@formwright/proto-events'
import { findAccountByEmail, markEmailVerified, replaceHash } from '../../repositories/accounts.ts'
import { forgetFailures } from '../../repositories/login-failures.ts'
import { dropTokens, findTokenAccount, takeMailedToken } from '../../repositories/mailed-tokens.ts'
import { dropResets, findReset, insertReset } from '../../repositories/password-resets.ts'
import type { Database } from '../../tables.ts'
import { hashPassword } from '../password/password-hash.ts'
import { checkPassword } from '../password/password-rules.ts'
import { renewDevices } from '../sign-in/known-devices.ts'
import { accountKey } from '../sign-in/login-attempts.ts'
import { revokeSessions } from '../sign-in/sessions.ts'
import { linkExpired, makeLink, tokenHash } from './mailed-links.ts'

/** A mail that could not be written within a day is no longer waited for. */
const REQUEST_HOURS = 24
const purpose = 'reset-password'

export interface ResetLimits {
  /** Mails to one address in an hour; more are asked for in vain, without a word. */
  mailsPerHour: number
  /** Requests of one client address in an hour. */
  requestsPerHour: number
}

/**
 * Notes that somebody forgot a password. Does the same for every address, known or not. Throws 429 when one client asks for
 * many.
 */
export async function requestReset(
  db: Database,
  { email: typed, address }: { email: string; address: string },
  { limits, now }: { limits: ResetLimits; now: Date }
): Promise<void> {
  const email = typed.toLowerCase()
  await throttle(db, { key: `forgot:${address}`, limit: limits.requestsPerHour, windowSeconds: 3600 })
  if (await isTired(db, email, limits.mailsPerHour)) return
  await db.transaction().execute(async (trx) => {
    const id = randomUUID()
    await insertReset(trx, { id, email, requested_at: now })
    await appendToOutbox(trx, passwordResetRequested, { reset_id: id })
  })
}

/** Whether an address has had its mails: nobody can fill a stranger's mailbox. */
async function isTired(db: Database, email: string, limit: number): Promise<boolean> {
  const key = `reset:${createHash('sha256').update(email).digest('base64url')}`
  try {
    await throttle(db, { key, limit, windowSeconds: 3600 })
    return false
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return true
    throw error
  }
}

/** The one-use link of a reset mail, made while the mail is written. Undefined where there is nothing to mail. */
export async function makeResetLink(
  db: Database,
  { resetId, origin, now }: { resetId: string; origin: string; now: Date }
): Promise<{ email: string; url: string; expiresAt: Date } | undefined> {
  const since = new Date(now.getTime() - REQUEST_HOURS * 3_600_000)
  const email = await findReset(db, { id: resetId, since })
  const account = email === undefined ? undefined : await findAccountByEmail(db, email)
  if (account === undefined) return undefined
  return { email: account.email, ...(await makeLink(db, { account, purpose, origin, now })) }
}

/**
 * Sets a password with the token of the mailed link and ends all sessions. The browser that opened the link is known from
 * then on: its owner gets in, however much strangers guess. Returns the account's id. A weak password is 422 and leaves
 * the link as it is; 410 for a link that opens nothing any more.
 */
export async function resetPassword(
  db: Database,
  { token, password, device, now }: { token: string; password: string; device?: string | undefined; now: Date }
): Promise<string> {
  const link = { tokenHash: tokenHash(token), purpose, now } as const
  const account = await findTokenAccount(db, link)
  if (account === undefined) throw linkExpired()
  checkPassword(password, account.email)
  const to = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    const replaced = await replaceHash(trx, { id: account.id, from: account.password_hash, to })
    if (!replaced || !(await takeMailedToken(trx, link))) throw linkExpired()
    // Who opened the link reads the address it was mailed to.
    await markEmailVerified(trx, { id: account.id, email: account.email, now })
    await dropTokens(trx, { accountId: account.id, purpose })
    await dropResets(trx, account.email)
    await forgetFailures(trx, accountKey(account.email))
    await revokeSessions(trx, { accountId: account.id, now })
    await renewDevices(trx, { accountId: account.id, device, now })
  })
  return account.id
}
