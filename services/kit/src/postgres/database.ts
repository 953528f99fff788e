import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Logger } from '../process/log.ts'
import type { KitTables } from './tables.ts'

// Counts and sums come back as bigint text; ours fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** The only place that makes a pool: without `error` listeners a connection that drops would end the process. */
export function openDatabase<Tables extends KitTables>(url: string, log: Logger, { max = 10 } = {}): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    query_timeout: 8_000,
    statement_timeout: 7_000,
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true
  })
  // The pool listens to idle connections alone; on a lent one the query or the commit that follows tells of the drop.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (err) => log.warn({ err: err.message }, 'database connection dropped'))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** For `/readyz`: answers within the pool's own time limits. */
export const databaseAnswers = async <Tables extends KitTables>(db: Kysely<Tables>): Promise<'ok' | 'down'> =>
  sql`select 1`.execute(db).then(
    () => 'ok' as const,
    () => 'down' as const
  )
