import { randomUUID } from 'node:crypto'
import { HttpError } from '@formwright/kit/errors'
import { findAccountByEmail, replaceHash } from '../repositories/accounts.ts'
import { forgive } from '../repositories/login-failures.ts'
import { hasSignedInFrom } from '../repositories/sessions.ts'
import type { Database } from '../tables.ts'
import { attemptKeys, chargeAttempt, type LoginRules } from './login-attempts.ts'
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts'
import { openSession, type SignedIn } from './sessions.ts'
import type { SignToken } from './tokens.ts'

export interface Credentials {
  email: string
  password: string
  /** As `clientAddress` counts it. */
  address: string
}

/** Stands in for the hash of an account that does not exist, so that both answers take the same work. */
const nobodysHash = hashPassword(randomUUID())

/** Opens a session for the right password. An unknown account and a wrong password are the same 401. */
export async function logIn(
  db: Database,
  { email: typed, password, address }: Credentials,
  { rules, sign, now }: { rules: LoginRules; sign: SignToken; now: Date }
): Promise<SignedIn> {
  const email = typed.toLowerCase()
  const keys = attemptKeys({ email, address, familiar: await hasSignedInFrom(db, { email, address }) })
  await db.transaction().execute((trx) => chargeAttempt(trx, { keys, rules, now }))
  const account = await findAccountByEmail(db, email)
  const matches = await verifyPassword(password, account?.password_hash ?? (await nobodysHash))
  if (account === undefined || !matches) throw refused()
  if (isOutdated(account.password_hash)) {
    await replaceHash(db, { id: account.id, from: account.password_hash, to: await hashPassword(password) })
  }
  return db.transaction().execute(async (trx) => {
    await forgive(trx, keys)
    return openSession(trx, { account, address, now, sign })
  })
}

const refused = () => new HttpError(401, 'invalid-credentials', 'Invalid email or password')
