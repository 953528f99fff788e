import { randomUUID } from 'node:crypto'
import { HttpError } from '@formwright/kit/http/errors'
import type { Keyring } from '@formwright/kit/process/keyring'
import { findAccountByEmail, holdAccount, replaceHash } from '../../repositories/accounts.ts'
import type { Database } from '../../tables.ts'
import { hashPassword, isOutdated, verifyPassword } from '../password/password-hash.ts'
import { type Code, passSecondFactor } from '../second-factor/pass-second-factor.ts'
import { rememberDevice } from './known-devices.ts'
import { chargeAttempt, factorCharges, forgive, knownDevice, type LoginRules, signInCharges } from './login-attempts.ts'
import { type Client, openSession, type SignedIn } from './sessions.ts'
import type { SignToken } from './tokens.ts'

export interface Credentials extends Client {
  email: string
  password: string
  /** The secret that this browser made for itself. */
  device?: string | undefined
}

export interface LogInOptions {
  rules: LoginRules
  keyring: Keyring
  sign: SignToken
  now: Date
}

/** Stands in for the hash of an account that does not exist, so that both answers take the same work. */
const nobodysHash = hashPassword(randomUUID())

/**
 * Opens a session for the right password, and the right code where the account asks for one. An unknown account and a wrong
 * password are the same 401.
 */
export async function logIn(
  db: Database,
  { email: typed, password, address, userAgent, device, ...code }: Credentials & Code,
  { rules, keyring, sign, now }: LogInOptions
): Promise<SignedIn> {
  const email = typed.toLowerCase()
  const charges = await signInCharges(db, { email, address, device }, rules)
  await db.transaction().execute((trx) => chargeAttempt(trx, { charges, now }))
  const account = await findAccountByEmail(db, email)
  const matches = await verifyPassword(password, account?.password_hash ?? (await nobodysHash))
  if (account === undefined || !matches) throw refused(account?.id)
  if (isOutdated(account.password_hash)) {
    await replaceHash(db, { id: account.id, from: account.password_hash, to: await hashPassword(password) })
  }
  await db.transaction().execute((trx) => forgive(trx, charges))
  const at = { deviceHash: await knownDevice(db, { email, device }) }
  const passage = { accountId: account.id, code, charges: factorCharges(account.id, at, rules), status: 401 as const }
  await passSecondFactor(db, passage, { keyring, now })
  return db.transaction().execute(async (trx) => {
    const held = await holdAccount(trx, account.id)
    // Changed or deleted while this sign-in was checked: a session opened now would outlive what ended all others.
    if (held === undefined || !(await isStill(held.password_hash, account.password_hash, password)))
      throw refused(account.id)
    await rememberDevice(trx, { accountId: held.id, device, now })
    return openSession(trx, { account: held, address, userAgent, now, sign })
  })
}

/** A hash that was only made anew, as an outdated one is, still stands for the same password. */
const isStill = async (hash: string, checked: string, password: string) =>
  hash === checked || verifyPassword(password, hash)

/** The id is for the log alone. */
const refused = (account: string | undefined) =>
  new HttpError(401, 'invalid-credentials', 'Invalid email or password', {
    security: { event: 'sign-in-failed', ids: account === undefined ? {} : { account } }
  })
