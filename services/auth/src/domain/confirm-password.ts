import { unprocessable } from '@formwright/kit/errors'
import { forgive } from '../repositories/login-failures.ts'
import { hasSignedInFrom } from '../repositories/sessions.ts'
import type { AccountRow, Database } from '../tables.ts'
import { attemptKeys, chargeAttempt, type LoginRules } from './login-attempts.ts'
import { verifyPassword } from './password-hash.ts'

export interface Confirmation {
  account: AccountRow
  password: string
  address: string
  /** What the password is called in the request. */
  field: string
}

/**
 * Asks somebody who is signed in for the password once more, so that an unattended screen or a stolen token is not enough.
 * Guesses count as failed sign-ins do. Throws 422 for a wrong one, 429 while the account or the address has to wait.
 */
export async function confirmPassword(
  db: Database,
  { account, password, address, field }: Confirmation,
  { rules, now }: { rules: LoginRules; now: Date }
): Promise<void> {
  const { email } = account
  const keys = attemptKeys({ email, address, familiar: await hasSignedInFrom(db, { email, address }) })
  await db.transaction().execute((trx) => chargeAttempt(trx, { keys, rules, now }))
  if (!(await verifyPassword(password, account.password_hash))) {
    throw unprocessable('This is not your password', [{ field, message: 'is not your password' }], 'wrong-password')
  }
  await db.transaction().execute((trx) => forgive(trx, keys))
}
