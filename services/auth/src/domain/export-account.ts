import { hashOfAddress } from '@formwright/kit/erasure'
import { unauthorized } from '@formwright/kit/errors'
import type { InternalClient } from '@formwright/kit/internal'
import { findAccount } from '../repositories/accounts.ts'
import { listAllSessions } from '../repositories/sessions.ts'
import { trialsOf } from '../repositories/trials.ts'
import type { AccountRow, Database, SessionRow, TrialRow } from '../tables.ts'

export interface Holders {
  documents: InternalClient
  checkout: InternalClient
  supportChat: InternalClient
}

type Part = Record<string, unknown>

/** What documents holds of an account. `owners` are hashes by which checkout knows the same person; nobody else needs them. */
interface Papers {
  owners: string[]
  drafts: Part[]
  documents: Part[]
  steps: Part[]
}

/** What bears the account's address. */
interface Written {
  messages: Part[]
  demo_requests: Part[]
  chats: Part[]
}

export interface AccountExport {
  account: AccountRow
  sessions: SessionRow[]
  papers: Omit<Papers, 'owners'>
  orders: Part[]
  trials: TrialRow[]
  written: Written
}

/**
 * All that is known about a person, asked of everyone who holds a part. What bears the address is that person's only where it was
 * verified. Throws 503 rather than leaving a part out.
 */
export async function exportAccount(
  db: Database,
  { documents, checkout, supportChat }: Holders,
  accountId: string
): Promise<AccountExport> {
  const account = await findAccount(db, accountId)
  if (account === undefined) throw unauthorized()
  const path = `/internal/accounts/${encodeURIComponent(accountId)}`
  const { owners, ...papers } = await documents.json<Papers>('GET', `${path}/papers`)
  const orders = await checkout.json<Part[]>('POST', `${path}/orders`, { owners })
  const sessions = await listAllSessions(db, accountId)
  const known = { account, sessions, papers, orders }
  if (account.email_verified_at === null) {
    return { ...known, trials: [], written: { messages: [], demo_requests: [], chats: [] } }
  }
  const letters = `/internal/people/${hashOfAddress(account.email)}/messages`
  const written = await supportChat.json<Written>('GET', letters)
  return { ...known, trials: await trialsOf(db, account.email), written }
}
