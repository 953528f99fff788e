import type { Role } from '@formwright/kit/identity/actor'
import { type MarksOf, SECRET } from '@formwright/kit/postgres/personal-marks'
import type { KitTables } from '@formwright/kit/postgres/tables'
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

const COUNTED = 'addresses that guesses are counted by, for a day at most'

/** The company of a trial is no person: its name and domain stay, so that it has one trial. */
export const marks = {
  accounts: {
    id: 'trace',
    email: 'personal',
    email_verified_at: 'none',
    password_hash: SECRET,
    first_name: 'personal',
    last_name: 'personal',
    role: 'none',
    configured_hash: SECRET,
    created_at: 'none'
  },
  sessions: {
    id: 'trace',
    account_id: 'trace',
    address: 'personal',
    user_agent: 'personal',
    seq: 'none',
    created_at: 'none',
    expires_at: 'none',
    revoked_at: 'none'
  },
  mailed_tokens: {
    token_hash: SECRET,
    purpose: 'none',
    account_id: 'trace',
    email: 'personal',
    expires_at: 'none',
    used_at: 'none'
  },
  password_resets: { id: 'none', email: 'personal', requested_at: 'none' },
  trials: {
    id: 'none',
    seq: 'none',
    company_name: 'none',
    email: 'personal',
    domain: 'none',
    team_size: 'none',
    started_at: 'none',
    ends_at: 'none'
  },
  second_factors: {
    account_id: 'trace',
    sealed_secret: SECRET,
    created_at: 'none',
    confirmed_at: 'none',
    last_step: 'none'
  },
  recovery_codes: { account_id: 'trace', code_hash: SECRET },
  known_devices: { account_id: 'trace', device_hash: SECRET, used_at: 'none' },
  login_failures: {
    key: { unshown: COUNTED, kept: COUNTED, keptWithoutAccount: COUNTED },
    failures: 'none',
    last_at: 'none',
    blocked_until: 'none'
  }
} as const satisfies MarksOf<Omit<AuthTables, keyof KitTables>>
