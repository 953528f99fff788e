import { randomUUID } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { conflict } from '@formwright/kit/http/errors'
import { throttle } from '@formwright/kit/http/throttle'
import { userRegistered } from '@formwright/proto-events'
import { findAccountByEmail, insertAccount } from '../../repositories/accounts.ts'
import type { Database } from '../../tables.ts'
import { hashPassword } from '../password/password-hash.ts'
import { checkPassword } from '../password/password-rules.ts'
import { rememberDevice } from '../sign-in/known-devices.ts'
import type { Credentials } from '../sign-in/log-in.ts'
import { openSession, type SignedIn } from '../sign-in/sessions.ts'
import type { SignToken } from '../sign-in/tokens.ts'

export interface NewAccount extends Credentials {
  firstName: string
  lastName: string
}

/** Opens an account and its first session. Throws 409 for a known address, 422 for a weak password. */
export async function register(
  db: Database,
  { email: typed, password, firstName, lastName, address, userAgent, device }: NewAccount,
  { limitPerHour, sign, now }: { limitPerHour: number; sign: SignToken; now: Date }
): Promise<SignedIn> {
  const email = typed.toLowerCase()
  checkPassword(password, email)
  await throttle(db, { key: `register:${address}`, limit: limitPerHour, windowSeconds: 3600 })
  if (await findAccountByEmail(db, email)) throw taken()
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const account = await insertAccount(trx, {
      id: randomUUID(),
      email,
      password_hash: passwordHash,
      first_name: firstName.trim(),
      last_name: lastName.trim(),
      created_at: now
    })
    if (account === undefined) throw taken()
    await appendToOutbox(trx, userRegistered, {
      account_id: account.id,
      email: account.email,
      first_name: account.first_name
    })
    await rememberDevice(trx, { accountId: account.id, device, now })
    return openSession(trx, { account, address, userAgent, now, sign })
  })
}

const taken = () => conflict('An account with this email address already exists. Please sign in.', 'email-taken')
