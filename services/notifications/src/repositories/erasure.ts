import { bearsAddress } from '@formwright/kit/facts/erasure'
import { type RawBuilder, sql } from 'kysely'
import type { MailKind } from '../mail-kinds.ts'
import type { Trx } from '../tables.ts'

/** Takes the person out of the mails about these ids, sets of documents or orders. One still owed is not sent. */
export async function eraseMailsAbout(trx: Trx, ids: readonly string[]): Promise<void> {
  await erase(
    trx,
    sql`(subject_id = any(${ids}::text[])
      or data->>'generation_id' = any(${ids}::text[]) or data->>'order_id' = any(${ids}::text[]))`
  )
}

/** Mails that are about nobody's purchase. */
const UNPAID: MailKind[] = [
  'contact-received',
  'demo-requested',
  'reset-password',
  'resume-link',
  'transcript',
  'trial',
  'verify-address'
]

/** Takes the person out of the mails to a hashed address. One about a purchase that has not arrived yet may still do so. */
export async function eraseMailsTo(trx: Trx, addressHash: string): Promise<void> {
  const over = sql`(status in ('sent', 'unneeded') or kind = any(${UNPAID}::text[]))`
  await erase(trx, sql`(${bearsAddress('recipient', addressHash)} and ${over})`)
}

/** That a mail was sent, and about what, stays: it is what makes a fact that is told again owe nothing. */
const erase = (trx: Trx, which: RawBuilder<unknown>) =>
  sql`
    update emails set
      recipient = null, last_error = null, data = data - '{email,first_name,name,contact_name}'::text[],
      status = case when status = 'waiting' then 'unneeded' else status end
    where ${which}`.execute(trx)
