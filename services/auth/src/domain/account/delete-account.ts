import { eraseFromMessages, hashOfAddress } from '@formwright/kit/facts/erasure'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { unauthorized } from '@formwright/kit/http/errors'
import { accountDeleted } from '@formwright/proto-events'
import { deleteAccountRow, findAccount, lockUnchanged } from '../../repositories/accounts.ts'
import { forgetFailures } from '../../repositories/login-failures.ts'
import { dropResets } from '../../repositories/password-resets.ts'
import { lockRoles } from '../../repositories/staff.ts'
import { eraseTrialAddress } from '../../repositories/trials.ts'
import type { Database } from '../../tables.ts'
import { accountKey, type LoginRules } from '../sign-in/login-attempts.ts'
import { revokeSessions } from '../sign-in/sessions.ts'
import { keepAnAdmin } from '../staff/staff.ts'
import { changedMeanwhile } from './change-password.ts'
import { confirmPassword } from './confirm-password.ts'

export interface Deletion {
  accountId: string
  sessionId: string
  password: string
}

/**
 * Deletes an account with its sessions and links, and tells everyone who holds something of that person. What else bears
 * the address goes only when the address was verified: anybody may register with a stranger's. Throws 409 for the last admin.
 */
export async function deleteAccount(
  db: Database,
  { accountId, sessionId, password }: Deletion,
  { rules, now }: { rules: LoginRules; now: Date }
): Promise<void> {
  const account = await findAccount(db, accountId)
  if (account === undefined) throw unauthorized()
  await confirmPassword(db, { account, password, sessionId, field: 'password' }, { rules, now })
  const { email } = account
  const verified = account.email_verified_at !== null
  await db.transaction().execute(async (trx) => {
    if (account.role === 'admin') {
      await lockRoles(trx)
      await keepAnAdmin(trx, account)
    }
    const unchanged = await lockUnchanged(trx, { id: accountId, passwordHash: account.password_hash })
    if (!unchanged) throw changedMeanwhile()
    await revokeSessions(trx, { accountId, now })
    await deleteAccountRow(trx, accountId)
    await forgetFailures(trx, accountKey(email))
    await dropResets(trx, email)
    if (verified) await eraseTrialAddress(trx, email)
    await eraseFromMessages(trx, verified ? [accountId, email] : [accountId])
    const fact = {
      account_id: accountId,
      email_verified: verified,
      ...(verified ? { address_hash: hashOfAddress(email) } : {})
    }
    await appendToOutbox(trx, accountDeleted, fact)
  })
}
