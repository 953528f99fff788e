import { isAfter, microsOf, type Position } from '@formwright/kit/paging'
import { sql } from 'kysely'
import type { Database, EmailStatus, Trx } from '../tables.ts'

export interface EmailsQuery {
  status: EmailStatus | undefined
  after: Position | undefined
  limit: number
}

/** Newest first, one row more than asked for; without what a mail says. */
export async function listEmails(db: Database, { status, after, limit }: EmailsQuery) {
  let query = listed(db)
  if (status !== undefined) query = query.where('status', '=', status)
  if (after !== undefined) query = query.where(isAfter({ time: 'created_at', id: 'id' }, after))
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}
export type ListedEmail = Awaited<ReturnType<typeof listEmails>>[number]

export async function lockEmail(trx: Trx, id: string): Promise<ListedEmail | undefined> {
  return listed(trx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A mail that was given up is due again, at once. */
export async function dueAgain(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('emails')
    .set({ status: 'waiting', next_attempt_at: sql`now()`, leased_until: null })
    .where('id', '=', id)
    .execute()
  await sql`select pg_notify('emails', '')`.execute(trx)
}

const listed = (db: Database | Trx) =>
  db
    .selectFrom('emails')
    .select(['id', 'kind', 'subject_id', 'recipient', 'status', 'attempts', 'last_error', 'created_at', 'sent_at'])
    .select(microsOf('created_at').as('micros'))
