import { newestFirst, type Page, type Position } from '@formwright/kit/staff/paging'
import { sql } from 'kysely'
import type { Database, EmailStatus, Trx } from '../tables.ts'

/** Newest first, without what a mail says. */
export async function listEmails(
  db: Database,
  { status, ...page }: { status: EmailStatus | undefined } & Page<Position>
) {
  const query = listed(db).$if(status !== undefined, (rows) => rows.where('status', '=', status as EmailStatus))
  return newestFirst(query, { time: 'created_at', id: 'id' }, page).execute()
}
export type ListedEmail = NonNullable<Awaited<ReturnType<typeof lockEmail>>>

export async function lockEmail(trx: Trx, id: string) {
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
