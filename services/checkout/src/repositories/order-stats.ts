import { sql } from 'kysely'
import type { Database } from '../tables.ts'

/** Revenue in cents and counts for the admin's figures. */
export async function orderStats(db: Database) {
  return db
    .selectFrom('orders')
    .select([
      sql<number>`coalesce(sum(amount_cents) filter (where state = 'paid'), 0)`.as('total_revenue_cents'),
      sql<number>`count(*) filter (where state = 'paid')`.as('successful_payments'),
      sql<number>`count(*)`.as('opened_orders')
    ])
    .executeTakeFirstOrThrow()
}
