import { createHash } from 'node:crypto'
import { tooManyRequests } from '@formwright/kit/errors'
import type { Transaction } from 'kysely'
import { lockFailures, saveFailures } from '../repositories/login-failures.ts'
import type { AuthTables } from '../tables.ts'
import { type DelayRule, delayAfter } from './login-delay.ts'

/** Failures further apart than this are not "in a row". */
const STREAK_MS = 3_600_000

export interface LoginRules {
  account: DelayRule
  address: DelayRule
}

export interface AttemptKeys {
  account: string
  address: string
}

/**
 * What an attempt is counted under. The account's key is made from the typed address, known or not, so that waiting
 * tells nothing. From an address that has signed in before it is a key of its own: a stranger who keeps guessing slows
 * himself, not the owner.
 */
export function attemptKeys(at: { email: string; address: string; familiar: boolean }): AttemptKeys {
  return { account: `${accountKey(at.email)}${at.familiar ? `:${at.address}` : ''}`, address: `address:${at.address}` }
}

/** What all keys of an account begin with. */
export const accountKey = (email: string): string => `account:${createHash('sha256').update(email).digest('base64url')}`

/** Charges an attempt before the password is looked at. Throws 429 while the account or the address has to wait. */
export async function chargeAttempt(
  trx: Transaction<AuthTables>,
  { keys, rules, now }: { keys: AttemptKeys; rules: LoginRules; now: Date }
): Promise<void> {
  await charge(trx, keys.account, rules.account, now)
  await charge(trx, keys.address, rules.address, now)
}

async function charge(trx: Transaction<AuthTables>, key: string, rule: DelayRule, now: Date): Promise<void> {
  const row = await lockFailures(trx, key)
  const waitMs = row.blocked_until.getTime() - now.getTime()
  if (waitMs > 0) throw tooManyRequests('Too many attempts. Please wait a moment and try again.', waitMs / 1000)
  const failures = now.getTime() - row.last_at.getTime() > STREAK_MS ? 1 : row.failures + 1
  const delaySeconds = delayAfter(failures, rule)
  // No wait must not become "until now": somebody whose request is a moment older would be made to wait for it.
  const blockedUntil = delaySeconds === 0 ? row.blocked_until : new Date(now.getTime() + delaySeconds * 1000)
  await saveFailures(trx, { key, failures, last_at: now, blocked_until: blockedUntil })
}
