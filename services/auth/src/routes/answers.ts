import type { SignedIn } from '../domain/sign-in/sessions.ts'
import type { User } from '../schemas/account.ts'
import type { AccountRow, SessionRow, TrialRow } from '../tables.ts'

export const toUser = (row: AccountRow): User => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  role: row.role,
  created_at: row.created_at.toISOString(),
  email_verified: row.email_verified_at !== null
})

export const toSignedIn = ({ token, account }: SignedIn) => ({ token, user: toUser(account) })

export const toSession = (row: SessionRow, currentId: string) => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  address: row.address,
  user_agent: row.user_agent,
  current: row.id === currentId
})

export const toTrial = (row: TrialRow, now: Date) => ({
  id: row.id,
  company_name: row.company_name,
  user_email: row.email,
  domain: row.domain,
  team_size: row.team_size,
  started_at: row.started_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  running: row.ends_at > now
})
