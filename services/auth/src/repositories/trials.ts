import { ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import { newestBySeq, type Page } from '@formwright/kit/staff/paging'
import { sql, type Transaction } from 'kysely'
import type { AuthTables, Database, NewTrialRow, TrialRow } from '../tables.ts'

/** Lets those who want a trial for the same domain pass one by one until the transaction ends. */
export async function lockDomain(trx: Transaction<AuthTables>, domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${domain}, 7304))`.execute(trx)
}

export const findRunningTrial = (
  trx: Transaction<AuthTables>,
  { domain, now }: { domain: string; now: Date }
): Promise<TrialRow | undefined> =>
  trx.selectFrom('trials').selectAll().where('domain', '=', domain).where('ends_at', '>', now).executeTakeFirst()

export const insertTrial = (trx: Transaction<AuthTables>, trial: NewTrialRow): Promise<TrialRow> =>
  trx.insertInto('trials').values(trial).returningAll().executeTakeFirstOrThrow()

export interface TrialPage extends Page<string> {
  status?: 'running' | 'ended' | undefined
  now: Date
}

/** All trials, newest first, for staff. */
export const listTrials = (db: Database, { status, now, ...page }: TrialPage): Promise<TrialRow[]> =>
  newestBySeq(
    db
      .selectFrom('trials')
      .selectAll()
      .$if(status === 'running', (query) => query.where('ends_at', '>', now))
      .$if(status === 'ended', (query) => query.where('ends_at', '<=', now)),
    page
  ).execute()

export const trialsOf = (db: Database, email: string): Promise<TrialRow[]> =>
  db.selectFrom('trials').selectAll().where('email', '=', email).orderBy('seq').execute()

/** The company's trial stays; the person who asked for it does not. */
export async function eraseTrialAddress(trx: Transaction<AuthTables>, email: string): Promise<void> {
  await trx.updateTable('trials').set({ email: ERASED_ADDRESS }).where('email', '=', email).execute()
}
