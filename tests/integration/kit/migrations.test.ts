import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@formwright/kit/postgres/database'
import { migrate } from '@formwright/kit/postgres/migrate'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { root } from '../../../deploy/local/settings/settings.ts'
import { httpStatus, waitUntil } from '../../../deploy/local/wait.ts'
import { natsUrl, testDatabase, testLog } from '../../support/database.ts'
import { findFreePorts } from '../../support/free-ports.ts'

const url = await testDatabase('catalog')
const catalog = join(root, 'services/catalog/migrations')
let folder: string
let clients: pg.Client[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(catalog, folder, { recursive: true })
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  clients = []
})
afterAll(() => rm(folder, { recursive: true }))

/** Adds to the catalogue's own migrations, as its next version would. */
const write = (name: string, text: string) => writeFile(join(folder, `${name}.sql`), text)

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  clients.push(client)
  return client
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  return (await (await connect()).query<Row>(text)).rows
}

it('starts older code on a newer database, and the older code serves', async () => {
  await query(`insert into schema_migrations values ('0000-kit-9999-later', 'a sum'), ('9999-later', 'a sum')`)
  await query('alter table services add column later text')
  const port = await findFreePorts(1)
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: url,
    NATS_URL: natsUrl(),
    AUTH_PUBLIC_KEYS: '{"keys":[]}',
    INTERNAL_SECRET: 'a secret of this test alone'
  }
  const main = join(root, 'services/catalog/src/main.ts')
  const service = spawn(process.execPath, [main], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  service.stdout.on('data', (data) => {
    said += data
  })
  const exited = new Promise((resolve) => service.once('exit', resolve))
  try {
    const at = `http://127.0.0.1:${port}/api/services`
    expect(await waitUntil(async () => (await httpStatus(at)) === 200, 20_000)).toBe(true)
    expect(said).toContain('the database is of a newer version')
    expect(await (await fetch(at)).json()).not.toEqual([])
  } finally {
    service.kill('SIGTERM')
    expect(await exited).toBe(0)
    await query(`alter table services drop column later; delete from schema_migrations where name like '%9999-later'`)
  }
})

it('refuses a database to which a migration was applied that says something else now', async () => {
  await write('9001-sums', 'select 1')
  await migrate(url, folder, testLog)
  await write('9001-sums', 'select 2')
  await expect(migrate(url, folder, testLog)).rejects.toThrow('9001-sums was changed')
  await write('9001-sums', 'select 1')
})

it('lets a migration take longer than a request may', async () => {
  await write('9002-long', 'do $$ begin perform pg_sleep(7.5); end $$')
  await migrate(url, folder, testLog)
  expect(await query(`select name from schema_migrations where name = '9002-long'`)).toHaveLength(1)
})

it('does not hold readers up while it waits for a lock, and goes on once the lock is free', async () => {
  const db = openDatabase(url, testLog)
  const report = await connect()
  await report.query('create table papers (id int)')
  await report.query('begin')
  await report.query('select * from papers')
  await write('9003-column', 'alter table papers add column title text')
  let done = false
  const migrated = migrate(url, folder, testLog).then(() => {
    done = true
  })
  const waits = await connect()
  const isWaiting = async () =>
    (await waits.query(`select 1 from pg_locks where relation = 'papers'::regclass and not granted`)).rows.length > 0
  for (let time = 0; time < 2; time++) {
    expect(await waitUntil(isWaiting, 10_000, 20)).toBe(true)
    // As a request asks, behind the migration that waits: answered before the report ends.
    await sql`select * from papers`.execute(db)
  }
  expect(done).toBe(false)
  await report.query('commit')
  await migrated
  expect(await query('select title from papers')).toEqual([])
  await db.destroy()
})

it('says what it waited for when a lock is never to be had', async () => {
  const report = await connect()
  await report.query('create table deeds (id int)')
  await report.query('begin')
  await report.query('select * from deeds')
  await write('9004-column', 'alter table deeds add column title text')
  await expect(migrate(url, folder, testLog, { patienceMs: 0 })).rejects.toThrow('9004-column waits for a lock')
  await report.query('commit')
  const other = await connect()
  await other.query('select pg_advisory_lock(3853314791062309107)')
  await expect(migrate(url, folder, testLog, { patienceMs: 0 })).rejects.toThrow('Another process has not finished')
})

it('applies each migration once when several processes start together', async () => {
  await write('9005-once', 'create table once (id int)')
  await write('9006-once', 'insert into once values (1)')
  await Promise.all(Array.from({ length: 4 }, () => migrate(url, folder, testLog)))
  expect(await query('select id from once')).toEqual([{ id: 1 }])
})
