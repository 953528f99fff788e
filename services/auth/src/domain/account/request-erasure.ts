import { randomUUID } from 'node:crypto'
import { eraseFromMessages, hashOfAddress } from '@formwright/kit/facts/erasure'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { conflict } from '@formwright/kit/http/errors'
import { recordAudit, type Staff } from '@formwright/kit/staff/audit'
import { erasureRequested } from '@formwright/proto-events'
import { findAccountByEmail } from '../../repositories/accounts.ts'
import { forgetFailures } from '../../repositories/login-failures.ts'
import { dropResets } from '../../repositories/password-resets.ts'
import { eraseTrialAddress } from '../../repositories/trials.ts'
import type { Database } from '../../tables.ts'
import { accountKey } from '../sign-in/login-attempts.ts'

export interface ErasureRequest {
  email: string
  /** Why, in the words of staff. */
  reason: string
  staff: Staff
  requestId: string
}

/**
 * Erases what bears the address of a person without an account, here and by a fact everywhere else. Asked again, it erases
 * what came since. Throws 409 where there is an account: its owner alone deletes it. The audit keeps the address as a hash.
 */
export async function requestErasure(db: Database, request: ErasureRequest): Promise<void> {
  const email = request.email.toLowerCase()
  const addressHash = hashOfAddress(email)
  await db.transaction().execute(async (trx) => {
    if (await findAccountByEmail(trx, email)) throw hasAccount()
    await eraseTrialAddress(trx, email)
    await dropResets(trx, email)
    await forgetFailures(trx, accountKey(email))
    await eraseFromMessages(trx, [email])
    await appendToOutbox(trx, erasureRequested, { erasure_id: randomUUID(), address_hash: addressHash })
    const details = { reason: request.reason.trim() }
    const action = { action: 'erasure.requested', subject: addressHash, details, requestId: request.requestId }
    await recordAudit(trx, request.staff, action)
  })
}

const hasAccount = () =>
  conflict(
    'This address has an account. The person must delete the account on their dashboard instead, after asking for a new password if need be.',
    'has-account'
  )
