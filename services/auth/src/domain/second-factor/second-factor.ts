import { conflict, unauthorized } from '@formwright/kit/http/errors'
import type { Keyring } from '@formwright/kit/process/keyring'
import { recordAudit, type Staff } from '@formwright/kit/staff/audit'
import type { Transaction } from 'kysely'
import { findAccount } from '../../repositories/accounts.ts'
import * as factors from '../../repositories/second-factors.ts'
import type { AuthTables, Database } from '../../tables.ts'
import { confirmPassword } from '../account/confirm-password.ts'
import { chargeAttempt, factorCharges, forgive, type LoginRules } from '../sign-in/login-attempts.ts'
import { revokeSessions } from '../sign-in/sessions.ts'
import { type Code, codeRefused, openSecret, passSecondFactor, recordOf } from './pass-second-factor.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

export interface Tools {
  rules: LoginRules
  keyring: Keyring
  now: Date
}

/** A member of staff who is signed in and shows the password once more. */
export interface Owner {
  staff: Staff
  sessionId: string
  requestId: string
}

/** Whether an account has a second factor, since when, and how many recovery codes are left. */
export async function secondFactorOf(db: Database, accountId: string): Promise<{ since: Date | null; left: number }> {
  const factor = await factors.findFactor(db, accountId)
  return { since: factor?.confirmed_at ?? null, left: await factors.countRecoveryCodes(db, accountId) }
}

/** Makes a secret for an authenticator app. It counts from its confirmation on; throws 409 where there is one already. */
export async function beginEnrolment(
  db: Database,
  { owner, password }: { owner: Owner; password: string },
  { rules, keyring, now }: Tools
): Promise<{ secret: string; uri: string }> {
  const { accountId } = owner.staff
  const account = await findAccount(db, accountId)
  if (account === undefined) throw unauthorized()
  await confirmPassword(db, { account, password, sessionId: owner.sessionId, field: 'password' }, { rules, now })
  const secret = newTotpSecret()
  const sealedSecret = keyring.seal(Buffer.from(secret), recordOf(accountId))
  if (!(await factors.putPendingFactor(db, { accountId, sealedSecret, now }))) throw alreadyEnrolled()
  return { secret, uri: totpUri(secret, account.email) }
}

/**
 * Turns the second factor on once the app shows a right code, and ends the sessions that were opened without one. Returns
 * the recovery codes, which nobody can read again.
 */
export async function confirmEnrolment(
  db: Database,
  { owner, totp }: { owner: Owner; totp: string },
  { rules, keyring, now }: Tools
): Promise<string[]> {
  const { staff, sessionId } = owner
  const { accountId } = staff
  const factor = await factors.findFactor(db, accountId)
  if (factor?.confirmed_at) throw alreadyEnrolled()
  if (factor === undefined) throw conflict('Please begin the set-up again.', 'no-enrolment')
  const charges = factorCharges(accountId, { sessionId }, rules)
  await db.transaction().execute((trx) => chargeAttempt(trx, { charges, now, event: 'second-factor-failed' }))
  const step = stepOfCode(openSecret(factor, keyring), totp, now)
  if (step === undefined) throw codeRefused(422, accountId, { totp })
  return db.transaction().execute(async (trx) => {
    if (!(await factors.confirmFactor(trx, { factor, step, now }))) throw alreadyEnrolled()
    await forgive(trx, charges)
    await revokeSessions(trx, { accountId, except: sessionId, now })
    await noteChange(trx, owner, 'second-factor.enabled')
    return issueRecoveryCodes(trx, accountId)
  })
}

/** Turns the second factor off, for password and code. */
export async function disableSecondFactor(
  db: Database,
  { owner, ...shown }: { owner: Owner; password: string } & Code,
  tools: Tools
): Promise<void> {
  await showBoth(db, owner, shown, tools)
  await db.transaction().execute(async (trx) => {
    if (await factors.deleteFactor(trx, owner.staff.accountId)) await noteChange(trx, owner, 'second-factor.disabled')
  })
}

/** Ten new recovery codes for password and code; the old ones work no more. */
export async function renewRecoveryCodes(
  db: Database,
  { owner, ...shown }: { owner: Owner; password: string } & Code,
  tools: Tools
): Promise<string[]> {
  await showBoth(db, owner, shown, tools)
  return db.transaction().execute(async (trx) => {
    await noteChange(trx, owner, 'second-factor.codes-renewed')
    return issueRecoveryCodes(trx, owner.staff.accountId)
  })
}

async function showBoth(
  db: Database,
  { staff: { accountId }, sessionId }: Owner,
  { password, ...code }: { password: string } & Code,
  { rules, keyring, now }: Tools
): Promise<void> {
  const account = await findAccount(db, accountId)
  if (account === undefined) throw unauthorized()
  const factor = await factors.findFactor(db, accountId)
  if (!factor?.confirmed_at) throw conflict('Two-step sign-in is not on.', 'not-enrolled')
  await confirmPassword(db, { account, password, sessionId, field: 'password' }, { rules, now })
  const charges = factorCharges(accountId, { sessionId }, rules)
  await passSecondFactor(db, { accountId, code, charges, status: 422 }, { keyring, now })
}

async function issueRecoveryCodes(trx: Transaction<AuthTables>, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await factors.replaceRecoveryCodes(trx, { accountId, hashes: codes.map(hashOfRecoveryCode) })
  return codes
}

const noteChange = (trx: Transaction<AuthTables>, { staff, requestId }: Owner, action: string) =>
  recordAudit(trx, staff, { action, subject: staff.accountId, requestId })

const alreadyEnrolled = () => conflict('Two-step sign-in is on already. Turn it off first.', 'already-enrolled')
