import { randomUUID } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { sessionRevoked } from '@formwright/proto-events'
import type { Transaction } from 'kysely'
import { endSessions, insertSession } from '../../repositories/sessions.ts'
import type { AccountRow, AuthTables } from '../../tables.ts'
import { type SignToken, TOKEN_HOURS } from './tokens.ts'

const MAX_USER_AGENT = 300

export interface SignedIn {
  token: string
  account: AccountRow
}

/** Where a session is opened from. */
export interface Client {
  /** As `clientAddress` counts it. */
  address: string
  /** What the browser calls itself; nobody has to believe it. */
  userAgent: string | undefined
}

export interface NewSession extends Client {
  account: AccountRow
  now: Date
  sign: SignToken
}

/** Opens a session and signs its token. */
export async function openSession(
  trx: Transaction<AuthTables>,
  { account, address, userAgent, now, sign }: NewSession
): Promise<SignedIn> {
  const sessionId = randomUUID()
  const expiresAt = new Date(now.getTime() + TOKEN_HOURS * 3_600_000)
  await insertSession(trx, {
    id: sessionId,
    account_id: account.id,
    address,
    user_agent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    created_at: now,
    expires_at: expiresAt
  })
  return { account, token: await sign({ account, sessionId, now, expiresAt }) }
}

/** Ends one session of an account, or all of them, or all but one, and tells every service. Returns how many had not ended yet. */
export async function revokeSessions(
  trx: Transaction<AuthTables>,
  which: { accountId: string; sessionId?: string; except?: string; now: Date }
): Promise<number> {
  const ended = await endSessions(trx, which)
  if (ended.length === 0) return 0
  const last = Math.max(...ended.map((session) => session.expires_at.getTime()))
  await appendToOutbox(trx, sessionRevoked, {
    account_id: which.accountId,
    session_ids: ended.map((session) => session.id),
    expires_at: new Date(last).toISOString()
  })
  return ended.length
}
