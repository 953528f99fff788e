import { createHash } from 'node:crypto'

/** What a mailbox is counted by: its address stands in no table of limits. */
export const mailboxKey = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url')
