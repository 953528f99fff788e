import { unauthorized } from '@formwright/kit/errors'
import type { InternalClient } from '@formwright/kit/internal'
import { accountOrdersCall, type ExportedOrder } from '@formwright/proto-events/calls/checkout'
import { accountPapersCall, type Papers } from '@formwright/proto-events/calls/documents/export'
import { findAccount } from '../repositories/accounts.ts'
import { listAllSessions } from '../repositories/sessions.ts'
import type { AccountRow, Database, SessionRow } from '../tables.ts'

export interface Holders {
  documents: InternalClient<'documents'>
  checkout: InternalClient<'checkout'>
}

export interface AccountExport {
  account: AccountRow
  sessions: SessionRow[]
  papers: Omit<Papers, 'owners'>
  orders: ExportedOrder[]
}

/** All that is known about a person, asked of everyone who holds a part. Throws 503 rather than leaving a part out. */
export async function exportAccount(
  db: Database,
  { documents, checkout }: Holders,
  accountId: string
): Promise<AccountExport> {
  const account = await findAccount(db, accountId)
  if (account === undefined) throw unauthorized()
  const params = { id: accountId }
  const { owners, ...papers } = await documents.ask(accountPapersCall, { params })
  const orders = await checkout.ask(accountOrdersCall, { params, body: { owners } })
  return { account, sessions: await listAllSessions(db, accountId), papers, orders }
}
