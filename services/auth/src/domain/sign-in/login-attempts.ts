import { createHash } from 'node:crypto'
import { tooManyRequests } from '@formwright/kit/http/errors'
import type { SecurityEvent } from '@formwright/kit/staff/security'
import type { Transaction } from 'kysely'
import { knowsDevice } from '../../repositories/known-devices.ts'
import { giveBack, lockFailures, saveFailures } from '../../repositories/login-failures.ts'
import { hasSignedInFrom } from '../../repositories/sessions.ts'
import type { AuthTables, Database } from '../../tables.ts'
import { hashOfDevice } from './known-devices.ts'
import { type DelayRule, delayAfter } from './login-delay.ts'

/** Failures further apart than this are not "in a row". */
const STREAK_MS = 3_600_000

export interface LoginRules {
  /** One account from one place: an address, a known device, a session. */
  account: DelayRule
  /** One address, whatever the account. */
  address: DelayRule
  /** One account from all places where it has never been signed in to. */
  strangers: DelayRule
}

/** What an attempt counts under, and how long the next one then waits. */
export interface Charge {
  key: string
  rule: DelayRule
  /** Counted for others too: the right password gives back one attempt and does not begin anew. */
  shared?: boolean
}

/**
 * What a sign-in counts under. The keys are made from the typed address, known or not, so that waiting tells nothing.
 * A device that has signed in before is counted alone and nobody else's guesses reach it. From elsewhere account and address
 * count together, so a stranger makes himself wait and not the owner. What strangers guess from many addresses slows
 * strangers alone, and for seconds: never the address of an earlier sign-in.
 */
export async function signInCharges(
  db: Database,
  { email, address, device }: { email: string; address: string; device: string | undefined },
  { account, address: perAddress, strangers }: LoginRules
): Promise<Charge[]> {
  const key = accountKey(email)
  const deviceHash = await knownDevice(db, { email, device })
  if (deviceHash !== undefined) {
    return [{ key: `${key}:device:${deviceHash}`, rule: account }]
  }
  const familiar = await hasSignedInFrom(db, { email, address })
  return [
    { key: `${key}:${address}`, rule: account },
    { key: `address:${address}`, rule: perAddress, shared: true },
    ...(familiar ? [] : [{ key, rule: strangers }])
  ]
}

/** The hash of a device that this account has been signed in to with before. */
export async function knownDevice(
  db: Database,
  { email, device }: { email: string; device: string | undefined }
): Promise<string | undefined> {
  if (device === undefined) return undefined
  const deviceHash = hashOfDevice(device)
  return (await knowsDevice(db, { email, deviceHash })) ? deviceHash : undefined
}

/** What a guess of somebody who is signed in counts under: the session alone, so that a stolen token keeps nobody else out. */
export const sessionCharge = (at: { email: string; sessionId: string }, { account }: LoginRules): Charge[] => [
  { key: `${accountKey(at.email)}:session:${at.sessionId}`, rule: account }
]

/**
 * What a code of the second factor counts under: all strangers who know the password together, each known device and each
 * session by itself.
 */
export function factorCharges(
  accountId: string,
  at: { deviceHash: string | undefined } | { sessionId: string },
  { account }: LoginRules
): Charge[] {
  const place = 'sessionId' in at ? `:session:${at.sessionId}` : at.deviceHash ? `:device:${at.deviceHash}` : ''
  return [{ key: `second-factor:${accountId}${place}`, rule: account }]
}

/** What all keys of an account begin with. */
export const accountKey = (email: string): string => `account:${createHash('sha256').update(email).digest('base64url')}`

/** Charges an attempt before the password is looked at. Throws 429 while one of its keys has to wait, and charges none. */
export async function chargeAttempt(
  trx: Transaction<AuthTables>,
  { charges, now, event = 'sign-in-slowed' }: { charges: Charge[]; now: Date; event?: SecurityEvent }
): Promise<void> {
  for (const { key, rule } of charges) await charge(trx, { key, rule }, now, event)
}

async function charge(
  trx: Transaction<AuthTables>,
  { key, rule }: Charge,
  now: Date,
  event: SecurityEvent
): Promise<void> {
  const row = await lockFailures(trx, key)
  const waitMs = row.blocked_until.getTime() - now.getTime()
  if (waitMs > 0)
    throw tooManyRequests('Too many attempts. Please wait a moment and try again.', waitMs / 1000, { event })
  const failures = now.getTime() - row.last_at.getTime() > STREAK_MS ? 1 : row.failures + 1
  const delaySeconds = delayAfter(failures, rule)
  // No wait must not become "until now": somebody whose request is a moment older would be made to wait for it.
  const blockedUntil = delaySeconds === 0 ? row.blocked_until : new Date(now.getTime() + delaySeconds * 1000)
  await saveFailures(trx, { key, failures, last_at: now, blocked_until: blockedUntil })
}

/** After the right password: what counts for this account alone begins anew. */
export async function forgive(trx: Transaction<AuthTables>, charges: Charge[]): Promise<void> {
  for (const { key, shared = false } of charges) await giveBack(trx, { key, one: shared })
}
