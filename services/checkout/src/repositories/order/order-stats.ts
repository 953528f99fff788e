import { sql } from 'kysely'
import type { Database } from '../../tables.ts'

/** Revenue in cents, net of refunds, and counts for the admin's figures. An order that was refunded was paid. */
export async function orderStats(db: Database) {
  return db
    .selectFrom('orders')
    .select([
      sql<number>`coalesce(sum(coalesce(taken_cents, amount_cents) - refunded_cents) filter (where state in ('paid', 'refunded')), 0)`.as(
        'total_revenue_cents'
      ),
      sql<number>`count(*) filter (where state in ('paid', 'refunded'))`.as('successful_payments'),
      sql<number>`count(*)`.as('opened_orders')
    ])
    .executeTakeFirstOrThrow()
}
