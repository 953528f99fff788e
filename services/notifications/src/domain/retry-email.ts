import { conflict, notFound } from '@formwright/kit/http/errors'
import { recordAudit, type Staff } from '@formwright/kit/staff/audit'
import { dueAgain, type ListedEmail, lockEmail } from '../repositories/email-list.ts'
import type { Database } from '../tables.ts'

/** Staff have put right what was wrong with a mail's server or recipient: it is tried once more. Throws 404 and 409. */
export const retryEmail = (
  db: Database,
  id: string,
  { staff, requestId }: { staff: Staff; requestId: string }
): Promise<ListedEmail> =>
  db.transaction().execute(async (trx) => {
    const email = await lockEmail(trx, id)
    if (email === undefined) throw notFound('There is no such mail')
    if (email.status !== 'failed') throw conflict('This mail was not given up')
    await dueAgain(trx, id)
    await recordAudit(trx, staff, { action: 'mail.retried', subject: id, details: { kind: email.kind }, requestId })
    return { ...email, status: 'waiting' }
  })
