import { join } from 'node:path'
import { HttpError } from '@formwright/kit/http/errors'
import type { StaffRole } from '@formwright/kit/identity/actor'
import { openDatabase } from '@formwright/kit/postgres/database'
import { migrate } from '@formwright/kit/postgres/migrate'
import { readConfig, Url } from '@formwright/kit/process/config'
import { createLogger } from '@formwright/kit/process/log'
import { Type } from 'typebox'
import { resetSecondFactor } from './domain/second-factor/reset-second-factor.ts'
import { grantRole } from './domain/staff/staff.ts'
import { listStaff } from './repositories/staff.ts'
import type { AuthTables, Database } from './tables.ts'

const USAGE = 'usage: staff.ts list | grant <e-mail> <support|admin> | reset-second-factor <e-mail>'
const MOST_LISTED = 1_000
/** Who did it, in the audit. */
const operator = { staff: { accountId: 'operator', email: 'operator (shell)' } }
const say = (line: string) => process.stdout.write(`${line}\n`)

/** For an operator with a shell: the way in when nobody can let anybody in. Ends with 1 when it is refused, 2 for a wrong call. */
async function main(args: string[]): Promise<number> {
  const [command, email, role] = args
  if (command === 'list' && args.length === 1) return withDatabase(list)
  if (command === 'grant' && email && isStaffRole(role) && args.length === 3) {
    return withDatabase((db) => grant(db, email, role))
  }
  if (command === 'reset-second-factor' && email && args.length === 2) return withDatabase((db) => reset(db, email))
  say(USAGE)
  return 2
}

const isStaffRole = (role: string | undefined): role is StaffRole => role === 'support' || role === 'admin'

async function list(db: Database): Promise<void> {
  for (const { email, role, second_factor_since } of await listStaff(db, { after: undefined, limit: MOST_LISTED })) {
    say(`${role.padEnd(8)}${second_factor_since ? 'two-step  ' : 'password  '}${email}`)
  }
}

async function grant(db: Database, email: string, role: StaffRole): Promise<void> {
  await grantRole(db, { email, role, by: operator }, { configured: [], now: new Date() })
  say(`${email} is ${role === 'admin' ? 'an admin' : 'a support agent'} from the next sign-in on.`)
}

async function reset(db: Database, email: string): Promise<void> {
  await resetSecondFactor(db, { email, by: operator }, new Date())
  say(`${email} signs in with the password alone until a second factor is set up again.`)
}

async function withDatabase(work: (db: Database) => Promise<void>): Promise<number> {
  const { DATABASE_URL } = readConfig(Type.Object({ DATABASE_URL: Url() }))
  const log = createLogger('auth-staff', 'warn')
  const db = openDatabase<AuthTables>(DATABASE_URL, log)
  try {
    await migrate(DATABASE_URL, join(import.meta.dirname, '../migrations'), log)
    await work(db)
    return 0
  } finally {
    await db.destroy()
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof HttpError)) throw error
  say(error.message)
  return 1
})
