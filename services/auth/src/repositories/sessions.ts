import type { Role } from '@formwright/kit/identity/actor'
import { newestBySeq, type Page } from '@formwright/kit/staff/paging'
import type { Transaction } from 'kysely'
import type { AuthTables, Database, NewSessionRow, SessionRow } from '../tables.ts'

export const insertSession = async (db: Database, session: NewSessionRow): Promise<void> =>
  void (await db.insertInto('sessions').values(session).execute())

/** True while a session is neither ended nor expired, and its account exists. */
export async function isSessionLive(db: Database, id: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Whose session it is, with the role and the second factor of today; undefined once it has ended. */
export const findSessionHolder = (
  db: Database,
  id: string,
  now: Date
): Promise<{ role: Role; second_factor_since: Date | null } | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
    .select(['accounts.role', 'second_factors.confirmed_at as second_factor_since'])
    .where('sessions.id', '=', id)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()

/** Whether this account has been signed in to from this address before. */
export async function hasSignedInFrom(db: Database, at: { email: string; address: string }): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('sessions.id')
    .where('accounts.email', '=', at.email)
    .where('sessions.address', '=', at.address)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a Transaction: the fact that the sessions ended must be written with it. Returns those that had not ended. */
export const endSessions = (
  trx: Transaction<AuthTables>,
  { accountId, sessionId, except, now }: { accountId: string; sessionId?: string; except?: string; now: Date }
): Promise<{ id: string; expires_at: Date }[]> =>
  trx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId as string))
    .$if(except !== undefined, (query) => query.where('id', '<>', except as string))
    .returning(['id', 'expires_at'])
    .execute()

/** Sessions that have neither ended nor expired, newest first. */
export const listSessions = (
  db: Database,
  { accountId, now, ...page }: { accountId: string; now: Date } & Page<string>
): Promise<SessionRow[]> =>
  newestBySeq(
    db
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now),
    page
  ).execute()

/** Every session that is still remembered, ended or not: what an account's owner may know. */
export const listAllSessions = (db: Database, accountId: string): Promise<SessionRow[]> =>
  db.selectFrom('sessions').selectAll().where('account_id', '=', accountId).orderBy('seq', 'desc').execute()
