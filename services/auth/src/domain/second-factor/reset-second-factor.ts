import { conflict, notFound } from '@formwright/kit/http/errors'
import { recordAudit } from '@formwright/kit/staff/audit'
import { findAccountByEmail } from '../../repositories/accounts.ts'
import { deleteFactor } from '../../repositories/second-factors.ts'
import type { Database } from '../../tables.ts'
import { revokeSessions } from '../sign-in/sessions.ts'
import type { By } from '../staff/staff.ts'

/**
 * Takes the second factor off an account whose owner has lost telephone and recovery codes, and ends its sessions. For an
 * operator alone: no page does it. Throws 404 without an account, 409 where there is nothing to take off.
 */
export async function resetSecondFactor(
  db: Database,
  { email, by }: { email: string; by: By },
  now: Date
): Promise<void> {
  const account = await findAccountByEmail(db, email.toLowerCase())
  if (account === undefined) throw notFound('There is no account with this address.')
  await db.transaction().execute(async (trx) => {
    if (!(await deleteFactor(trx, account.id))) throw conflict('This account has no second factor.', 'not-enrolled')
    await revokeSessions(trx, { accountId: account.id, now })
    await recordAudit(trx, by.staff, { action: 'second-factor.reset', subject: account.id })
  })
}
