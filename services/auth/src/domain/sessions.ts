import { randomUUID } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/outbox'
import { sessionRevoked } from '@formwright/proto-events'
import type { Transaction } from 'kysely'
import { endSessions, insertSession } from '../repositories/sessions.ts'
import type { AccountRow, AuthTables } from '../tables.ts'
import { type SignToken, TOKEN_HOURS } from './tokens.ts'

export interface SignedIn {
  token: string
  account: AccountRow
}

/** Opens a session and signs its token. */
export async function openSession(
  trx: Transaction<AuthTables>,
  { account, address, now, sign }: { account: AccountRow; address: string; now: Date; sign: SignToken }
): Promise<SignedIn> {
  const sessionId = randomUUID()
  const expiresAt = new Date(now.getTime() + TOKEN_HOURS * 3_600_000)
  await insertSession(trx, {
    id: sessionId,
    account_id: account.id,
    address,
    created_at: now,
    expires_at: expiresAt
  })
  return { account, token: await sign({ account, sessionId, now, expiresAt }) }
}

/** Ends one session of an account, or all of them, and tells every service. */
export async function revokeSessions(
  trx: Transaction<AuthTables>,
  which: { accountId: string; sessionId?: string; now: Date }
): Promise<void> {
  const ended = await endSessions(trx, which)
  if (ended.length === 0) return
  const last = Math.max(...ended.map((session) => session.expires_at.getTime()))
  await appendToOutbox(trx, sessionRevoked, {
    account_id: which.accountId,
    session_ids: ended.map((session) => session.id),
    expires_at: new Date(last).toISOString()
  })
}
