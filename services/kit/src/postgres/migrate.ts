import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../process/log.ts'
import { type Applied, compare, type Migration, readMigrations } from './migrations.ts'

/** Any number, as long as every version takes the same. */
const LOCK = '3853314791062309107'
/** Who waits for a table's lock makes every reader of that table wait behind it: not for longer than this. */
const LOCK_TIMEOUT_MS = 1_000
const PAUSE_MS = 500
const PATIENCE_MS = 600_000
/** A lock was not to be had in time, or two waited for each other: it may be had later. */
const BLOCKED = ['55P03', '40P01']

/**
 * Brings a database up to date: the kit's tables, then the service's `NNNN-*.sql`, forward only, each in a transaction of
 * its own. Replicas may start together; code older than the database starts too. Runs on a connection of its own, without
 * the request's time limits; whatever it sets ends with the transaction, so that a pooler may stand in between.
 * Waits for a database that is still starting. Throws a sentence where database and code do not belong together, or
 * where a lock cannot be had for `patienceMs`.
 */
export async function migrate(
  databaseUrl: string,
  folder: string,
  log: Logger,
  { patienceMs = PATIENCE_MS } = {}
): Promise<void> {
  const known = await readMigrations(folder)
  const client = await connect(databaseUrl, log)
  try {
    let giveUpAt = Date.now() + patienceMs
    let said = ''
    for (;;) {
      const turn = await takeTurn(client, known)
      if (turn.newer.length > 0) log.warn({ newer: turn.newer }, 'the database is of a newer version: used as it is')
      if (turn.did === 'nothing') return
      if (turn.did === 'applied') {
        log.info({ applied: turn.name }, 'database migrated')
        giveUpAt = Date.now() + patienceMs
        continue
      }
      if (Date.now() > giveUpAt) throw new Error(turn.why)
      if (turn.why !== said) log.warn(turn.why)
      said = turn.why
      await sleep(PAUSE_MS)
    }
  } finally {
    await client.end()
  }
}

type Turn = { newer: string[] } & (
  | { did: 'nothing' }
  | { did: 'applied'; name: string }
  | { did: 'waited'; why: string }
)

/** Applies the next migration, if there is one and its locks can be had. */
async function takeTurn(client: pg.Client, known: Migration[]): Promise<Turn> {
  let next: Migration | undefined
  try {
    await client.query('begin')
    await client.query(`set local statement_timeout = 0; set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [LOCK])
    if (!rows[0]?.mine) {
      await client.query('rollback')
      return { newer: [], did: 'waited', why: 'Another process has not finished migrating this database.' }
    }
    const { pending, newer } = compare(known, await readApplied(client))
    next = pending[0]
    if (next) {
      await client.query(next.sql)
      await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [next.name, next.sha256])
    }
    await client.query('commit')
    return next ? { newer, did: 'applied', name: next.name } : { newer, did: 'nothing' }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    const name = next?.name ?? 'The list of migrations'
    if (BLOCKED.includes((error as { code?: string }).code ?? '')) {
      return { newer: [], did: 'waited', why: `${name} waits for a lock that something else holds for long.` }
    }
    throw next ? new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error }) : error
  }
}

/** What the database has, by its own list. */
async function readApplied(client: pg.Client): Promise<Applied[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())'
  )
  return (await client.query<Applied>('select name, sha256 from schema_migrations order by name')).rows
}

async function connect(databaseUrl: string, log: Logger, attempts = 60): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000, keepAlive: true })
    // The query that follows tells of a connection that dropped.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (attempt === attempts) throw error
      if (attempt === 1) log.warn({ err: (error as Error).message }, 'waiting for the database')
      await sleep(500)
    }
  }
}
