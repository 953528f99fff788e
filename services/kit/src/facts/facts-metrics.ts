import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { KitDatabase } from '../postgres/tables.ts'
import { STUCK_AFTER } from './stuck-facts.ts'

const HELP = {
  formwright_outbox_unpublished: 'Facts that have not left yet',
  formwright_outbox_stuck: 'Facts that the broker has refused too often: raise an alarm above 0',
  formwright_outbox_oldest_seconds: 'Age of the oldest fact that has not left yet',
  formwright_unsettled_oldest_seconds: 'Age of the oldest fact that nobody has answered',
  formwright_dead_letters: 'Dead letters that wait for staff'
}
type Reading = Record<keyof typeof HELP, number>

/** How the facts of a service fare, read from its database when the metrics are; unknown (NaN) while that is away. */
export function watchFacts(register: Registry, db: KitDatabase): void {
  let reading: Promise<Partial<Reading>> | undefined
  // The gauges are collected at one time: they share one look.
  const look = () => {
    reading ??= readFacts(db)
      .catch(() => ({}))
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  for (const [name, help] of Object.entries(HELP)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [register],
      collect: async () => gauge.set((await look())[name as keyof Reading] ?? Number.NaN)
    })
  }
}

async function readFacts(db: KitDatabase): Promise<Reading> {
  const age = (column: string, where: string) =>
    sql`(select coalesce(extract(epoch from now() - min(${sql.ref(column)})), 0)::float from outbox where ${sql.raw(where)})`
  const { rows } = await sql<Reading>`select
    (select count(*) from outbox where published_at is null) as formwright_outbox_unpublished,
    (select count(*) from outbox where published_at is null and attempts >= ${STUCK_AFTER}) as formwright_outbox_stuck,
    ${age('created_at', 'published_at is null')} as formwright_outbox_oldest_seconds,
    ${age('created_at', 'settle_key is not null and settled_at is null')} as formwright_unsettled_oldest_seconds,
    (select count(*) from dead_letters where replayed_at is null) as formwright_dead_letters`.execute(db)
  return rows[0] as Reading
}
