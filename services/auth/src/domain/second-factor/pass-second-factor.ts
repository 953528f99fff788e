import { HttpError } from '@formwright/kit/http/errors'
import type { Keyring } from '@formwright/kit/process/keyring'
import { findFactor, takeRecoveryCode, takeStep } from '../../repositories/second-factors.ts'
import type { Database, SecondFactorRow } from '../../tables.ts'
import { type Charge, chargeAttempt, forgive } from '../sign-in/login-attempts.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

/** What somebody shows besides the password: one of both. */
export interface Code {
  totp?: string | undefined
  recovery_code?: string | undefined
}

export interface Passage {
  accountId: string
  code: Code
  /** What the attempt counts under, for both kinds of code together. */
  charges: Charge[]
  /** What a refusal is answered with: 401 at the door, 422 inside, where it must not end the session. */
  status: 401 | 422
}

/**
 * Asks for the second factor of an account that has one. A code works once, and each guess makes the next one wait longer.
 * Throws `totp-required` without a code, `totp-invalid` for a wrong or used one, 429 while it has to wait.
 */
export async function passSecondFactor(
  db: Database,
  { accountId, code, charges, status }: Passage,
  { keyring, now }: { keyring: Keyring; now: Date }
): Promise<void> {
  const factor = await findFactor(db, accountId)
  if (factor === undefined || factor.confirmed_at === null) return
  if (code.totp === undefined && code.recovery_code === undefined) throw codeRequired(status)
  await db.transaction().execute((trx) => chargeAttempt(trx, { charges, now, event: 'second-factor-failed' }))
  if (!(await takeCode(db, factor, code, { keyring, now }))) throw codeRefused(status, accountId, code)
  await db.transaction().execute((trx) => forgive(trx, charges))
}

async function takeCode(
  db: Database,
  factor: SecondFactorRow,
  { totp, recovery_code }: Code,
  { keyring, now }: { keyring: Keyring; now: Date }
): Promise<boolean> {
  const accountId = factor.account_id
  if (totp === undefined) return takeRecoveryCode(db, { accountId, hash: hashOfRecoveryCode(recovery_code ?? '') })
  const step = stepOfCode(openSecret(factor, keyring), totp, now)
  return step !== undefined && takeStep(db, { accountId, step })
}

/** Bound to its account: a secret moved to another row does not open. */
export const recordOf = (accountId: string): string => `second-factor:${accountId}`

export const openSecret = (factor: SecondFactorRow, keyring: Keyring): string =>
  keyring.open(factor.sealed_secret, recordOf(factor.account_id)).toString()

const codeRequired = (status: 401 | 422) =>
  new HttpError(status, 'totp-required', 'Please enter the six-digit code of your authenticator app.')

/** 401 or 422 `totp-invalid`. The id is for the log alone. */
export function codeRefused(status: 401 | 422, account: string, code: Code): HttpError {
  const error =
    code.totp === undefined
      ? { field: 'recovery_code', message: 'Try another one of the ten.' }
      : { field: 'totp', message: 'Try the code that the app shows now.' }
  return new HttpError(status, 'totp-invalid', 'This code is not right, or it was used before.', {
    errors: [error],
    security: { event: 'second-factor-failed', ids: { account } }
  })
}
