import type { MailData, MailKind } from '../mail-kinds.ts'

export interface Attachment {
  filename: string
  content: Buffer
  contentType: string
}

/** A mail as written, before it has a sender, a recipient and an id. */
export interface WrittenMail {
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
  /** Where to, when the fact that asked for the mail could not say. */
  recipient?: string
  /** Who an answer goes to; left out when it is not one plain address. */
  replyTo?: string
}

/** Writes one kind of mail, or nothing when it is no longer needed. */
export type MailWriter<Kind extends MailKind> = (data: MailData[Kind]) => Promise<WrittenMail | undefined>

export type MailWriters = { [Kind in MailKind]: MailWriter<Kind> }
