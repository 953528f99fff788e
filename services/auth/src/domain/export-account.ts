import { unauthorized } from '@formwright/kit/errors'
import type { InternalClient } from '@formwright/kit/internal'
import { findAccount } from '../repositories/accounts.ts'
import { listAllSessions } from '../repositories/sessions.ts'
import type { AccountRow, Database, SessionRow } from '../tables.ts'

export interface Holders {
  documents: InternalClient
  checkout: InternalClient
}

type Part = Record<string, unknown>

/** What documents holds of an account. `owners` are hashes by which checkout knows the same person; nobody else needs them. */
interface Papers {
  owners: string[]
  drafts: Part[]
  documents: Part[]
  steps: Part[]
}

export interface AccountExport {
  account: AccountRow
  sessions: SessionRow[]
  papers: Omit<Papers, 'owners'>
  orders: Part[]
}

/** All that is known about a person, asked of everyone who holds a part. Throws 503 rather than leaving a part out. */
export async function exportAccount(
  db: Database,
  { documents, checkout }: Holders,
  accountId: string
): Promise<AccountExport> {
  const account = await findAccount(db, accountId)
  if (account === undefined) throw unauthorized()
  const path = `/internal/accounts/${encodeURIComponent(accountId)}`
  const { owners, ...papers } = await documents.json<Papers>('GET', `${path}/papers`)
  const orders = await checkout.json<Part[]>('POST', `${path}/orders`, { owners })
  return { account, sessions: await listAllSessions(db, accountId), papers, orders }
}
