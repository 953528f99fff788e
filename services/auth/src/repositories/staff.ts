import type { Role, StaffRole } from '@formwright/kit/identity/actor'
import type { Page } from '@formwright/kit/staff/paging'
import { sql, type Transaction } from 'kysely'
import type { AuthTables, Database } from '../tables.ts'

export interface StaffRow {
  id: string
  email: string
  first_name: string
  last_name: string
  role: Role
  created_at: Date
  second_factor_since: Date | null
  last_signed_in_at: Date | null
}

/** Members of staff by e-mail address, from the one after the cursor on. */
export const listStaff = (db: Database, { limit, after = '' }: Page<string>): Promise<StaffRow[]> =>
  staff(db)
    .where('accounts.email', '>', after)
    .orderBy('accounts.email')
    .limit(limit + 1)
    .execute()

export const findStaff = (db: Database, id: string): Promise<StaffRow | undefined> =>
  staff(db).where('accounts.id', '=', id).executeTakeFirst()

const staff = (db: Database) =>
  db
    .selectFrom('accounts')
    .leftJoin('second_factors', 'second_factors.account_id', 'accounts.id')
    .select(['accounts.id', 'email', 'first_name', 'last_name', 'role', 'accounts.created_at'])
    .select('second_factors.confirmed_at as second_factor_since')
    .select((select) =>
      select
        .selectFrom('sessions')
        .select((inner) => inner.fn.max('sessions.created_at').as('at'))
        .whereRef('sessions.account_id', '=', 'accounts.id')
        .as('last_signed_in_at')
    )
    .where('role', '<>', 'customer')

/** Lets changes of roles pass one by one until the transaction ends: two admins cannot take each other's role away at once. */
export async function lockRoles(trx: Transaction<AuthTables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(7305)`.execute(trx)
}

/** How many admins there are beside this account. Ask it under `lockRoles`. */
export async function countOtherAdmins(trx: Transaction<AuthTables>, id: string): Promise<number> {
  const { count } = await trx
    .selectFrom('accounts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('role', '=', 'admin')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function setRole(
  trx: Transaction<AuthTables>,
  { id, role }: { id: string; role: StaffRole | 'customer' }
): Promise<void> {
  await trx.updateTable('accounts').set({ role }).where('id', '=', id).execute()
}
