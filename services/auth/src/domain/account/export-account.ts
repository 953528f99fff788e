import { hashOfAddress } from '@formwright/kit/facts/erasure'
import { unauthorized } from '@formwright/kit/http/errors'
import type { InternalClient } from '@formwright/kit/identity/internal'
import { accountOrdersCall, type ExportedOrder } from '@formwright/proto-events/calls/checkout'
import { accountPapersCall, type Papers } from '@formwright/proto-events/calls/documents/export'
import { type Written, writtenFromCall } from '@formwright/proto-events/calls/support-chat'
import { findAccount } from '../../repositories/accounts.ts'
import { listAllSessions } from '../../repositories/sessions.ts'
import { trialsOf } from '../../repositories/trials.ts'
import type { AccountRow, Database, SessionRow, TrialRow } from '../../tables.ts'

export interface Holders {
  documents: InternalClient<'documents'>
  checkout: InternalClient<'checkout'>
  supportChat: InternalClient<'support-chat'>
}

export interface AccountExport {
  account: AccountRow
  sessions: SessionRow[]
  papers: Omit<Papers, 'owners'>
  orders: ExportedOrder[]
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
  const params = { id: accountId }
  const { owners, ...papers } = await documents.ask(accountPapersCall, { params })
  const orders = await checkout.ask(accountOrdersCall, { params, body: { owners } })
  const known = { account, sessions: await listAllSessions(db, accountId), papers, orders }
  if (account.email_verified_at === null) {
    return { ...known, trials: [], written: { messages: [], demo_requests: [], chats: [] } }
  }
  const written = await supportChat.ask(writtenFromCall, { params: { address_hash: hashOfAddress(account.email) } })
  return { ...known, trials: await trialsOf(db, account.email), written }
}
