import { randomUUID } from 'node:crypto'
import type { Role } from '@formwright/kit/identity/actor'
import type { Config } from '../../config.ts'
import { applyConfiguredLogin, findAccountByEmail, insertAccount } from '../../repositories/accounts.ts'
import type { AccountRow, Database } from '../../tables.ts'
import { hashPassword, verifyPassword } from '../password/password-hash.ts'
import { renewDevices } from '../sign-in/known-devices.ts'
import { revokeSessions } from '../sign-in/sessions.ts'

interface ConfiguredLogin {
  role: Role
  email: string
  password: string
  firstName: string
}

type LoginVariables = Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'SUPPORT_EMAIL' | 'SUPPORT_PASSWORD'>

/** The first admin and support agent, as the variables name them. Throws when one of a pair is missing. */
export function configuredLogins(config: LoginVariables): ConfiguredLogin[] {
  const admin = pair('ADMIN', config.ADMIN_EMAIL, config.ADMIN_PASSWORD)
  const support = pair('SUPPORT', config.SUPPORT_EMAIL, config.SUPPORT_PASSWORD)
  return [
    ...admin.map((login) => ({ ...login, role: 'admin' as const, firstName: 'Admin' })),
    ...support.map((login) => ({ ...login, role: 'support' as const, firstName: 'Support' }))
  ]
}

/** The addresses that the variables name. */
export const configuredEmails = ({ ADMIN_EMAIL, SUPPORT_EMAIL }: LoginVariables): string[] =>
  [ADMIN_EMAIL, SUPPORT_EMAIL].flatMap((email) => (email ? [email.toLowerCase()] : []))

function pair(name: string, email: string | undefined, password: string | undefined) {
  if (!email && !password) return []
  if (!email || !password) throw new Error(`Configuration: ${name}_EMAIL and ${name}_PASSWORD belong together`)
  return [{ email: email.toLowerCase(), password }]
}

/**
 * Makes a configured account, or gives it the configured password when the variable has changed since it was last
 * applied, and then ends its sessions. A password that its owner changed since then stays.
 */
export async function ensureLogin(db: Database, login: ConfiguredLogin, now: Date): Promise<void> {
  const known = await findAccountByEmail(db, login.email)
  if (known && (await isApplied(known, login))) return
  const hash = await hashPassword(login.password)
  await db.transaction().execute(async (trx) => {
    const made = await insertAccount(trx, {
      id: randomUUID(),
      email: login.email,
      email_verified_at: now,
      password_hash: hash,
      configured_hash: hash,
      first_name: login.firstName,
      last_name: 'Formwright',
      role: login.role
    })
    if (made || known === undefined) return
    await applyConfiguredLogin(trx, { id: known.id, role: login.role, hash, now })
    await revokeSessions(trx, { accountId: known.id, now })
    await renewDevices(trx, { accountId: known.id, device: undefined, now })
  })
}

const isApplied = async (account: AccountRow, { role, password }: ConfiguredLogin) =>
  account.role === role && account.configured_hash !== null && verifyPassword(password, account.configured_hash)
