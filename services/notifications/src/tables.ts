import type { MarksOf } from '@formwright/kit/postgres/personal-marks'
import type { KitTables } from '@formwright/kit/postgres/tables'
import type { Generated, JSONColumnType, Kysely, Selectable, Transaction } from 'kysely'
import type { MailKind } from './mail-kinds.ts'

export interface NotificationsTables extends KitTables {
  emails: EmailsTable
}

export type Database = Kysely<NotificationsTables>
export type Trx = Transaction<NotificationsTables>
export type EmailRow = Selectable<EmailsTable>

export type EmailStatus = 'waiting' | 'sent' | 'unneeded' | 'failed'

interface EmailsTable {
  id: Generated<string>
  kind: MailKind
  subject_id: string
  cause_id: string
  recipient: string | null
  data: JSONColumnType<object>
  message_id: string | null
  status: Generated<EmailStatus>
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  leased_until: Date | null
  last_error: string | null
  created_at: Generated<Date>
  sent_at: Date | null
}

const MAILED = {
  unshown: 'the address, and what the mail is written from, stand where the thing it is about is shown',
  keptWithoutAccount: 'a mail about a purchase that has not arrived may still do so'
}

export const marks = {
  emails: {
    id: 'none',
    kind: 'none',
    subject_id: 'none',
    cause_id: 'none',
    recipient: MAILED,
    data: MAILED,
    message_id: 'none',
    status: 'none',
    attempts: 'none',
    next_attempt_at: 'none',
    leased_until: 'none',
    last_error: MAILED,
    created_at: 'none',
    sent_at: 'none'
  }
} as const satisfies MarksOf<Omit<NotificationsTables, keyof KitTables>>
