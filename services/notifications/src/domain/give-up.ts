import { answering, appendToOutbox } from '@formwright/kit/facts/outbox'
import { mailFailed } from '@formwright/proto-events'
import { closeEmail } from '../repositories/emails.ts'
import type { Database, EmailRow } from '../tables.ts'

/** Ends a mail that cannot be delivered, and says so to whoever waits for it. */
export const giveUp = (db: Database, email: EmailRow, error: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await closeEmail(trx, email.id, { status: 'failed', error }))) return
    const fact = { kind: email.kind, subject_id: email.subject_id }
    await answering(email.cause_id, () => appendToOutbox(trx, mailFailed, fact))
  })
