import type { HandleContext } from '@formwright/kit/facts/consumer'
import { ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { mailSent } from '@formwright/proto-events'
import type { MailKind } from '../mail-kinds.ts'
import { findSentMessageId, insertEmail, type OwedMail } from '../repositories/emails.ts'
import type { NotificationsTables } from '../tables.ts'

/** Owes a mail once. Another fact about the same subject, after the mail went out, is answered as the first was. */
export async function owe<Kind extends MailKind>(
  mail: OwedMail<Kind>,
  { trx }: HandleContext<NotificationsTables>
): Promise<void> {
  // The person behind the fact has deleted the account: nobody is left to write to.
  if (mail.recipient === ERASED_ADDRESS) return
  if (await insertEmail(trx, mail)) return
  const messageId = await findSentMessageId(trx, mail.kind, mail.subjectId)
  if (messageId !== undefined) {
    await appendToOutbox(trx, mailSent, { kind: mail.kind, subject_id: mail.subjectId, message_id: messageId })
  }
}
