import { answering, appendToOutbox } from '@formwright/kit/facts/outbox'
import { Email } from '@formwright/kit/http/schemas'
import type { Logger } from '@formwright/kit/process/log'
import { mailSent } from '@formwright/proto-events'
import { Compile } from 'typebox/compile'
import type { MailKind } from '../mail-kinds.ts'
import type { MailWriter, MailWriters, WrittenMail } from '../mails/mail.ts'
import { closeEmail, fixMessageId, leaseDue, postpone, renewLease } from '../repositories/emails.ts'
import type { Database, EmailRow } from '../tables.ts'
import { isPermanent, labelOf, nextAttemptIn, Undeliverable } from './failures.ts'
import { giveUp } from './give-up.ts'
import { messageIdFor } from './message-id.ts'
import type { Transport } from './transport.ts'

const AT_ONCE = 3
/** A sender that dies keeps its mails this long; a living one renews. */
const LEASE_SECONDS = 30
const RENEW_EVERY_MS = 10_000
const OneAddress = Compile(Email)

export interface Sender {
  db: Database
  transport: Transport
  writers: MailWriters
  from: string
  log: Logger
}

/** Sends what is due until nothing is, or until the process ends. */
export async function sendDue(sender: Sender, ending?: AbortSignal): Promise<void> {
  while (!ending?.aborted) {
    const emails = await leaseDue(sender.db, { limit: AT_ONCE, seconds: LEASE_SECONDS })
    if (emails.length === 0) return
    const outcomes = await Promise.allSettled(emails.map((email) => attempt(sender, email)))
    const broken = outcomes.find((outcome) => outcome.status === 'rejected')
    if (broken) throw broken.reason
  }
}

async function attempt(sender: Sender, email: EmailRow): Promise<void> {
  const { db, log } = sender
  const renewal = setInterval(() => void renewLease(db, email.id, LEASE_SECONDS).catch(() => undefined), RENEW_EVERY_MS)
  try {
    await deliver(sender, email)
  } catch (error) {
    const about = { kind: email.kind, subject: email.subject_id.slice(0, 8), attempts: email.attempts }
    const seconds = isPermanent(error)
      ? undefined
      : nextAttemptIn(email.attempts, { owedSince: email.created_at, now: new Date() })
    const reason = (error as Error).message.slice(0, 500)
    if (seconds === undefined) {
      log.error({ ...about, why: labelOf(error) }, 'mail given up')
      await giveUp(db, email, reason)
    } else {
      log.warn({ ...about, why: labelOf(error), seconds }, 'mail put off')
      await postpone(db, email.id, { seconds, error: reason })
    }
  } finally {
    clearInterval(renewal)
  }
}

/**
 * A crash between the server's 250 and the commit sends the mail again: SMTP allows nothing better. The copy carries the
 * same Message-ID.
 */
async function deliver({ db, transport, writers, from, log }: Sender, email: EmailRow): Promise<void> {
  const write = writers[email.kind] as MailWriter<MailKind>
  const mail = await write(email.data as never)
  if (mail === undefined) {
    await closeEmail(db, email.id, { status: 'unneeded' })
    return
  }
  const messageId = await fixMessageId(db, email.id, messageIdFor(email.kind, email.subject_id, from))
  await transport.sendMail({ ...envelope(email, mail, from), messageId })
  await db.transaction().execute(async (trx) => {
    if (!(await closeEmail(trx, email.id, { status: 'sent' }))) return
    const fact = { kind: email.kind, subject_id: email.subject_id, message_id: messageId }
    await answering(email.cause_id, () => appendToOutbox(trx, mailSent, fact))
  })
  log.info({ kind: email.kind, subject: email.subject_id.slice(0, 8), attempts: email.attempts }, 'mail sent')
}

/** One recipient, checked, and never anything from a customer in a header's place. Throws Undeliverable. */
function envelope(email: EmailRow, mail: WrittenMail, from: string) {
  const address = email.recipient ?? mail.recipient
  if (!OneAddress.Check(address)) throw new Undeliverable('The recipient is not one plain address')
  return {
    from,
    to: { name: '', address },
    ...(OneAddress.Check(mail.replyTo) ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject.replace(/\s+/g, ' '),
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments ?? [],
    headers: { 'X-Formwright-Kind': email.kind, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true
  }
}
