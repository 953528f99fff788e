import { HttpError } from '@formwright/kit/http/errors'
import type { AccountRow, Database } from '../../tables.ts'
import { verifyPassword } from '../password/password-hash.ts'
import { chargeAttempt, forgive, type LoginRules, sessionCharge } from '../sign-in/login-attempts.ts'

export interface Confirmation {
  account: AccountRow
  password: string
  sessionId: string
  /** What the password is called in the request. */
  field: string
}

/**
 * Asks somebody who is signed in for the password once more, so that an unattended screen or a stolen token is not enough.
 * Guesses are slowed as those at a sign-in are. Throws 422 for a wrong one, 429 while the session has to wait.
 */
export async function confirmPassword(
  db: Database,
  { account, password, sessionId, field }: Confirmation,
  { rules, now }: { rules: LoginRules; now: Date }
): Promise<void> {
  const charges = sessionCharge({ email: account.email, sessionId }, rules)
  await db.transaction().execute((trx) => chargeAttempt(trx, { charges, now }))
  if (!(await verifyPassword(password, account.password_hash))) {
    throw new HttpError(422, 'wrong-password', 'This is not your password', {
      errors: [{ field, message: 'is not your password' }],
      security: { event: 'password-refused' }
    })
  }
  await db.transaction().execute((trx) => forgive(trx, charges))
}
