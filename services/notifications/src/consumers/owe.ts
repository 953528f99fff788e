import { defineConsumer, type HandleContext } from '@formwright/kit/facts/consumer'
import { ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { type DataOf, type EventDefinition, mailSent, type ReaderOf } from '@formwright/proto-events'
import type { MailKind } from '../mail-kinds.ts'
import { findSentMessageId, insertEmail, type OwedMail } from '../repositories/emails.ts'
import type { NotificationsTables } from '../tables.ts'

/** A mail that a fact asks for. */
export type Asked = { [Kind in MailKind]: Omit<OwedMail<Kind>, 'causeId'> }[MailKind]

/** Refuses a fact that does not name this service as a reader. */
type Heard<Fact extends EventDefinition> = 'notifications' extends ReaderOf<Fact> ? Fact : never

/** A reader of a fact that only notes which mails it asks for. */
export const owing = <Fact extends EventDefinition>(
  event: Fact & Heard<Fact>,
  mailsFor: (data: DataOf<Fact>) => Asked[]
) =>
  defineConsumer<NotificationsTables>()({
    reader: 'notifications',
    event: event as EventDefinition<DataOf<Fact>>,
    async handle({ id, data }, context) {
      for (const mail of mailsFor(data)) await owe({ ...mail, causeId: id }, context)
    }
  })

/** Owes a mail once. Another fact about the same subject, after the mail went out, is answered as the first was. */
async function owe(mail: OwedMail<MailKind>, { trx }: HandleContext<NotificationsTables>): Promise<void> {
  // The person behind the fact has deleted the account: nobody is left to write to.
  if (mail.recipient === ERASED_ADDRESS) return
  if (await insertEmail(trx, mail)) return
  const messageId = await findSentMessageId(trx, mail.kind, mail.subjectId)
  if (messageId !== undefined) {
    await appendToOutbox(trx, mailSent, { kind: mail.kind, subject_id: mail.subjectId, message_id: messageId })
  }
}
