import { conflict, notFound } from '@formwright/kit/http/errors'
import type { Role, StaffRole } from '@formwright/kit/identity/actor'
import { recordAudit, type Staff } from '@formwright/kit/staff/audit'
import type { Transaction } from 'kysely'
import { findAccount, findAccountByEmail } from '../../repositories/accounts.ts'
import { deleteFactor } from '../../repositories/second-factors.ts'
import { countOtherAdmins, findStaff, lockRoles, type StaffRow, setRole } from '../../repositories/staff.ts'
import type { AccountRow, AuthTables, Database } from '../../tables.ts'
import { revokeSessions } from '../sign-in/sessions.ts'

/** Who changes a role, for the audit. */
export interface By {
  staff: Staff
  requestId?: string
}

export interface RoleOptions {
  /** Lower-case addresses whose role the operator's variables set at each start. */
  configured: readonly string[]
  now: Date
}

/** Makes the owner of a verified address a member of staff. Throws 404 without an account, 409 before it is verified. */
export async function grantRole(
  db: Database,
  { email, role, by }: { email: string; role: StaffRole; by: By },
  options: RoleOptions
): Promise<StaffRow> {
  const account = await findAccountByEmail(db, email.toLowerCase())
  if (account === undefined) throw notFound('There is no account with this address. The person must create one first.')
  if (account.email_verified_at === null) {
    throw conflict('This person has not confirmed the address yet.', 'not-verified')
  }
  await changeRole(db, { accountId: account.id, role, by }, options)
  return (await findStaff(db, account.id)) ?? notStaff()
}

/** Gives a member of staff another role. Throws 404 for anybody else, 409 for the last admin. */
export async function changeStaffRole(
  db: Database,
  { accountId, role, by }: { accountId: string; role: StaffRole; by: By },
  options: RoleOptions
): Promise<StaffRow> {
  if ((await findStaff(db, accountId)) === undefined) notStaff()
  await changeRole(db, { accountId, role, by }, options)
  return (await findStaff(db, accountId)) ?? notStaff()
}

/** Makes a member of staff a customer again. Throws 404 for anybody else, 409 for the last admin. */
export async function takeRoleAway(
  db: Database,
  { accountId, by }: { accountId: string; by: By },
  options: RoleOptions
): Promise<void> {
  if ((await findStaff(db, accountId)) === undefined) notStaff()
  await changeRole(db, { accountId, role: 'customer', by }, options)
}

/** Ends the person's sessions with the change: a token names the role it was signed for. */
async function changeRole(
  db: Database,
  { accountId, role, by }: { accountId: string; role: Role; by: By },
  { configured, now }: RoleOptions
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockRoles(trx)
    const account = await findAccount(trx, accountId)
    if (account === undefined || account.role === role) return
    if (account.role === 'admin') await keepAnAdmin(trx, account)
    if (configured.includes(account.email)) throw setByOperator()
    await setRole(trx, { id: accountId, role })
    // A customer has no page to turn it off.
    if (role === 'customer') await deleteFactor(trx, accountId)
    await revokeSessions(trx, { accountId, now })
    const details = { from: account.role, to: role }
    await recordAudit(trx, by.staff, { action: 'staff.role-changed', subject: accountId, details, ...requestOf(by) })
  })
}

const requestOf = ({ requestId }: By) => (requestId === undefined ? {} : { requestId })

/** Under `lockRoles`. Throws 409 for the last admin, who can neither step down nor be deleted. */
export async function keepAnAdmin(trx: Transaction<AuthTables>, { id }: Pick<AccountRow, 'id'>): Promise<void> {
  if ((await countOtherAdmins(trx, id)) > 0) return
  throw conflict('This is the last admin. Make somebody else an admin first.', 'last-admin')
}

const setByOperator = () =>
  conflict(
    'This account is named in ADMIN_EMAIL or SUPPORT_EMAIL, which would give the role back at the next start. Ask the operator to change the variable.',
    'set-by-operator'
  )

function notStaff(): never {
  throw notFound('There is no such member of staff')
}
