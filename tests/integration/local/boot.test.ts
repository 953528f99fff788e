import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearPostgres, preparePostgres, waitForPostgres } from '../../../deploy/local/postgres/postgres.ts'
import { ensureDatabases } from '../../../deploy/local/postgres/postgres-roles.ts'
import { openChildLog } from '../../../deploy/local/processes/child-log.ts'
import {
  defaultRestartPolicy,
  type SupervisedProcess,
  superviseProcess
} from '../../../deploy/local/processes/supervised-process.ts'
import { openRunFile, runningSupervisor } from '../../../deploy/local/run-file.ts'
import { loadSecrets } from '../../../deploy/local/settings/secrets.ts'
import { bootSystem } from '../../../deploy/local/system.ts'
import { waitUntil } from '../../../deploy/local/wait.ts'
import { findFreePorts } from '../../support/free-ports.ts'

let dataDir: string
let base: number

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'boot-'))
  base = await findFreePorts()
})

afterEach(async () => {
  clearPostgres(dataDir)
  await rm(dataDir, { recursive: true, force: true })
})

test('a taken port is named, with who wanted it, before anything starts', async () => {
  const other = await listen(base + 3)
  try {
    const boot = bootSystem({ portBase: base, dataDir, env: {}, quiet: true, buildWeb: false })
    await expect(boot).rejects.toThrow(`${base + 3} for checkout (CHECKOUT_PORT): another program listens there`)
    expect(await readdir(dataDir)).toEqual(['secrets.json'])
  } finally {
    other.close()
  }
})

test('two systems cannot run on one data folder, and the second is told which process holds it', async () => {
  const runFile = await openRunFile(dataDir, () => {})
  expect(runningSupervisor(dataDir)).toBe(process.pid)
  const boot = bootSystem({ portBase: base, dataDir, env: {}, quiet: true, buildWeb: false })
  await expect(boot).rejects.toThrow(`already runs on ${dataDir} (process ${process.pid})`)
  runFile.close()
  expect(runningSupervisor(dataDir)).toBeNull()
})

test('the embedded Postgres keeps its data through a kill and lets each role into its own database only', async () => {
  const secrets = loadSecrets(dataDir)
  const port = base + 9
  const url = (role: string, password: string, database: string): string =>
    `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
  const superuser = url('postgres', secrets.postgresPassword, 'postgres')
  const server = await startServer(port, superuser)
  try {
    await ensureDatabases(superuser, secrets.databasePasswords)
    await ensureDatabases(superuser, secrets.databasePasswords)
    const own = url('checkout', secrets.databasePasswords['checkout'] ?? '', 'checkout')
    await query(own, 'create table kept (id int); insert into kept values (7)')
    await expect(
      query(url('checkout', secrets.databasePasswords['checkout'] ?? '', 'auth'), 'select 1')
    ).rejects.toThrow('permission denied for database')
    await expect(query(url('checkout', 'wrong', 'checkout'), 'select 1')).rejects.toThrow(
      'password authentication failed'
    )
    const worker = url('documents_worker', secrets.databasePasswords['documents_worker'] ?? '', 'documents')
    expect((await query(worker, 'select current_user as name')).rows).toEqual([{ name: 'documents_worker' }])

    await server.kill('SIGKILL')
    const back = await waitUntil(
      async () => (await query(own, 'select id from kept').catch(() => null))?.rows[0]?.['id'] === 7,
      20_000
    )
    expect(back).toBe(true)
    expect(server.restarts()).toBeGreaterThan(0)
  } finally {
    await server.stop()
  }
})

async function startServer(port: number, superuser: string): Promise<SupervisedProcess> {
  const { spec } = await preparePostgres({ dataDir, port, secrets: loadSecrets(dataDir), report: () => {} })
  const log = openChildLog(join(dataDir, 'logs', 'postgres.log'), 'postgres', () => {})
  const server = superviseProcess(spec, { log, report: () => {}, policy: defaultRestartPolicy, onPid: () => {} })
  await server.start()
  await waitForPostgres({ url: superuser, timeoutMs: 30_000, hopeless: () => false, lastWords: log.lastWords })
  return server
}

async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server))
  })
}
