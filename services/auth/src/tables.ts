import type { Role } from '@formwright/kit/actor'
import type { KitTables } from '@formwright/kit/tables'
import type { Generated, Insertable, Kysely, Selectable } from 'kysely'

export interface AuthTables extends KitTables {
  accounts: AccountTable
  sessions: SessionTable
  mailed_tokens: MailedTokenTable
  password_resets: { id: string; email: string; requested_at: Generated<Date> }
  trials: TrialTable
  second_factors: SecondFactorTable
  recovery_codes: { account_id: string; code_hash: string }
  known_devices: { account_id: string; device_hash: string; used_at: Date }
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
  user_agent: string | null
  /** A bigint, as text: the cursor of the list. */
  seq: Generated<string>
  created_at: Generated<Date>
  expires_at: Date
  revoked_at: Generated<Date | null>
}
export type SessionRow = Selectable<SessionTable>
export type NewSessionRow = Insertable<SessionTable>

/** What a mailed link is good for. */
export type LinkPurpose = 'verify-email' | 'reset-password'

interface MailedTokenTable {
  token_hash: string
  purpose: LinkPurpose
  account_id: string
  email: string
  expires_at: Date
  used_at: Generated<Date | null>
}
export type NewMailedTokenRow = Insertable<MailedTokenTable>

interface SecondFactorTable {
  account_id: string
  sealed_secret: Buffer
  created_at: Date
  confirmed_at: Generated<Date | null>
  last_step: Generated<number>
}
export type SecondFactorRow = Selectable<SecondFactorTable>

interface TrialTable {
  id: string
  seq: Generated<string>
  company_name: string
  email: string
  domain: string
  team_size: number
  started_at: Generated<Date>
  ends_at: Date
}
export type TrialRow = Selectable<TrialTable>
export type NewTrialRow = Insertable<TrialTable>
