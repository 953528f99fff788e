import type { Days } from '@formwright/kit/staff/days'
import { sql } from 'kysely'
import type { Database } from '../../tables.ts'

/** Day by day (UTC), days without anything too: matters begun, and final sets made. */
export async function documentSeries(db: Database, { from, to }: Days) {
  const { rows } = await sql<{ day: string; started: number; documents: number }>`
    with begun as (
      select (created_at at time zone 'UTC')::date as day, count(*) as drafts
      from drafts
      where created_at >= ${from}::date and created_at < ${to}::date + 1
      group by 1
    ), made as (
      select (ready_at at time zone 'UTC')::date as day, count(*) as sets
      from generations
      where kind = 'final' and status = 'ready' and ready_at >= ${from}::date and ready_at < ${to}::date + 1
      group by 1
    )
    select
      to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(begun.drafts, 0) as started,
      coalesce(made.sets, 0) as documents
    from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day) as days
    left join begun on begun.day = days.day
    left join made on made.day = days.day
    order by days.day`.execute(db)
  return rows
}
