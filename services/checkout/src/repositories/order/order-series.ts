import type { Days } from '@formwright/kit/staff/days'
import { sql } from 'kysely'
import type { Database } from '../../tables.ts'

/** Day by day (UTC), days without anything too: orders opened, orders paid, and what they brought in cents, net of refunds. */
export async function orderSeries(db: Database, { from, to }: Days) {
  const { rows } = await sql<{ day: string; opened: number; paid: number; revenue_cents: number }>`
    with opened as (
      select (created_at at time zone 'UTC')::date as day, count(*) as orders
      from orders
      where created_at >= ${from}::date and created_at < ${to}::date + 1
      group by 1
    ), settled as (
      select (settled_at at time zone 'UTC')::date as day, count(*) as orders, sum(coalesce(taken_cents, amount_cents) - refunded_cents) as cents
      from orders
      where state in ('paid', 'refunded') and settled_at >= ${from}::date and settled_at < ${to}::date + 1
      group by 1
    )
    select
      to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(opened.orders, 0) as opened,
      coalesce(settled.orders, 0) as paid,
      coalesce(settled.cents, 0) as revenue_cents
    from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day) as days
    left join opened on opened.day = days.day
    left join settled on settled.day = days.day
    order by days.day`.execute(db)
  return rows
}
