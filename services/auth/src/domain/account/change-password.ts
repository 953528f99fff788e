import { conflict, unauthorized } from '@formwright/kit/http/errors'
import { findAccount, replaceHash } from '../../repositories/accounts.ts'
import { dropTokens } from '../../repositories/mailed-tokens.ts'
import type { Database } from '../../tables.ts'
import { hashPassword } from '../password/password-hash.ts'
import { checkPassword } from '../password/password-rules.ts'
import { renewDevices } from '../sign-in/known-devices.ts'
import type { LoginRules } from '../sign-in/login-attempts.ts'
import { type Client, openSession, revokeSessions, type SignedIn } from '../sign-in/sessions.ts'
import type { SignToken } from '../sign-in/tokens.ts'
import { confirmPassword } from './confirm-password.ts'

export interface PasswordChange extends Client {
  accountId: string
  sessionId: string
  current: string
  password: string
  /** The secret that this browser made for itself. */
  device?: string | undefined
}

/**
 * Gives an account another password and ends all its sessions, this one too: whoever holds an old token is out at once. The
 * person who changed it goes on with a new one. Throws 422 for a wrong or a weak password.
 */
export async function changePassword(
  db: Database,
  { accountId, sessionId, current, password, address, userAgent, device }: PasswordChange,
  { rules, sign, now }: { rules: LoginRules; sign: SignToken; now: Date }
): Promise<SignedIn> {
  const account = await findAccount(db, accountId)
  if (account === undefined) throw unauthorized()
  await confirmPassword(db, { account, password: current, sessionId, field: 'current' }, { rules, now })
  checkPassword(password, account.email)
  const to = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    if (!(await replaceHash(trx, { id: account.id, from: account.password_hash, to }))) throw changedMeanwhile()
    await dropTokens(trx, { accountId, purpose: 'reset-password' })
    await revokeSessions(trx, { accountId, now })
    await renewDevices(trx, { accountId, device, now })
    return openSession(trx, { account, address, userAgent, now, sign })
  })
}

/** Two tabs at once: one of them wins. */
export const changedMeanwhile = () =>
  conflict('Your password was changed in the meantime. Please try again.', 'password-changed')
