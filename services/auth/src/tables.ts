import type { Role } from '@formwright/kit/actor'
import type { KitTables } from '@formwright/kit/tables'
import type { Generated, Insertable, Kysely, Selectable } from 'kysely'

export interface AuthTables extends KitTables {
  accounts: AccountTable
  sessions: SessionTable
  mailed_tokens: MailedTokenTable
  login_failures: { key: string; failures: number; last_at: Date; blocked_until: Date }
}
export type Database = Kysely<AuthTables>

interface AccountTable {
  id: string
  email: string
  email_verified_at: Date | null
  password_hash: string
  first_name: string
  last_name: string
  role: Generated<Role>
  configured_hash: Generated<string | null>
  created_at: Generated<Date>
}
export type AccountRow = Selectable<AccountTable>
export type NewAccountRow = Insertable<AccountTable>

interface SessionTable {
  id: string
  account_id: string
  address: string
  created_at: Generated<Date>
  expires_at: Date
  revoked_at: Generated<Date | null>
}
export type NewSessionRow = Insertable<SessionTable>

interface MailedTokenTable {
  token_hash: string
  purpose: 'verify-email'
  account_id: string
  email: string
  expires_at: Date
  used_at: Generated<Date | null>
}
export type NewMailedTokenRow = Insertable<MailedTokenTable>
