import type { KitTables } from '@formwright/kit/tables'
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
