import { sql } from 'kysely'
import type { MailData, MailKind } from '../mail-kinds.ts'
import type { Database, EmailRow, Trx } from '../tables.ts'

export interface OwedMail<Kind extends MailKind> {
  kind: Kind
  subjectId: string
  causeId: string
  recipient: string | null
  data: MailData[Kind]
}

/** False when this mail is owed, or was sent, already. Wakes the sender once the transaction is committed. */
export async function insertEmail<Kind extends MailKind>(trx: Trx, mail: OwedMail<Kind>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('emails')
    .values({
      kind: mail.kind,
      subject_id: mail.subjectId,
      cause_id: mail.causeId,
      recipient: mail.recipient,
      data: JSON.stringify(mail.data)
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doNothing())
    .executeTakeFirst()
  await sql`select pg_notify('emails', '')`.execute(trx)
  return numInsertedOrUpdatedRows === 1n
}

/** The Message-ID of a mail that went out. */
export async function findSentMessageId(trx: Trx, kind: MailKind, subjectId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('emails')
    .select('message_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('status', '=', 'sent')
    .executeTakeFirst()
  return row?.message_id ?? undefined
}

/** Takes mails that are due, oldest first, for so many seconds. Any number of senders may ask at once. */
export async function leaseDue(
  db: Database,
  { limit, seconds }: { limit: number; seconds: number }
): Promise<EmailRow[]> {
  const due = db
    .selectFrom('emails')
    .select('id')
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<', sql<Date>`now()`)]))
    .orderBy('next_attempt_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('emails')
    .set({ leased_until: leaseOf(seconds), attempts: sql`attempts + 1` })
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

const leaseOf = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`

export async function renewLease(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('emails')
    .set({ leased_until: leaseOf(seconds) })
    .where('id', '=', id)
    .execute()
}

/** Fixes the Message-ID before anything is sent; the first one stands. */
export async function fixMessageId(db: Database, id: string, messageId: string): Promise<string> {
  const { message_id } = await db
    .updateTable('emails')
    .set({ message_id: sql<string>`coalesce(message_id, ${messageId})` })
    .where('id', '=', id)
    .returning('message_id')
    .executeTakeFirstOrThrow()
  return message_id as string
}

/** False when another sender has closed this mail. */
export async function closeEmail(trx: Trx | Database, id: string, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('emails')
    .set({
      status: outcome.status,
      last_error: outcome.error ?? null,
      leased_until: null,
      ...(outcome.status === 'sent' ? { sent_at: sql<Date>`now()` } : {})
    })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface Outcome {
  status: 'sent' | 'unneeded' | 'failed'
  error?: string
}

export async function postpone(db: Database, id: string, { seconds, error }: { seconds: number; error: string }) {
  await db
    .updateTable('emails')
    .set({ next_attempt_at: leaseOf(seconds), leased_until: null, last_error: error })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}
