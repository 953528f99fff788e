import { spawn } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Report } from '../console.ts'
import type { ProcessSpec } from '../processes/supervised-process.ts'
import type { Secrets } from '../settings/secrets.ts'
import { SetupError } from '../settings/settings.ts'
import { waitUntil } from '../wait.ts'
import { clearPostgresPlace, findPostgresPlace, makePrivate, type PostgresPlace } from './postgres-place.ts'

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  fsync: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  log_checkpoints: 'off'
}

/** The embedded server: prepared on disk, described for the supervisor. */
export type LocalPostgres = { place: PostgresPlace; spec: ProcessSpec }

/**
 * Prepares the cluster (made once, kept in the data folder) and describes the server process.
 * Throws SetupError with what the programs said when they cannot run.
 */
export async function preparePostgres(options: {
  dataDir: string
  port: number
  secrets: Secrets
  report: Report
}): Promise<LocalPostgres> {
  const { dataDir, port, secrets, report } = options
  const place = findPostgresPlace(dataDir, report)
  const marker = join(place.data, 'formwright-cluster')
  const owner = existsSync(marker) ? readFileSync(marker, 'utf8').trim() : null
  if (existsSync(place.data) && owner !== secrets.clusterId) {
    if (owner !== null) report('postgres', 'the database belongs to data that was cleared: starting an empty one')
    await endServer(place.data)
    rmSync(place.data, { recursive: true, force: true })
  }
  if (!existsSync(place.data)) await createCluster(place, secrets)
  const flags = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`
  ])
  return {
    place,
    spec: {
      name: 'postgres',
      command: join(place.programs, 'postgres'),
      args: ['-D', place.data, ...flags],
      cwd: '/',
      env: programEnv(),
      user: place.user ?? undefined,
      // "Fast" shutdown: rolls back what is open and writes everything down; SIGTERM would wait for every client.
      stopSignal: 'SIGINT',
      beforeStart: () => clearStaleLock(place.data)
    }
  }
}

/** Waits until the server takes connections. Throws SetupError with the server's own words when it does not. */
export async function waitForPostgres(options: {
  url: string
  timeoutMs: number
  /** True when waiting on makes no sense. */
  hopeless: () => boolean
  lastWords: () => string[]
}): Promise<void> {
  const { url, timeoutMs, hopeless, lastWords } = options
  const up = await waitUntil(async () => hopeless() || (await acceptsConnections(url)), timeoutMs)
  if (up && !hopeless()) return
  const words = lastWords().slice(-8)
  throw new SetupError(`Postgres could not be started.${words.length > 0 ? ` It said:\n  ${words.join('\n  ')}` : ''}`)
}

/** Removes the cluster's files outside the data folder. The server must be down. */
export function clearPostgres(dataDir: string): void {
  clearPostgresPlace(dataDir)
}

async function createCluster(place: PostgresPlace, secrets: Secrets): Promise<void> {
  const draft = `${place.data}.new`
  rmSync(draft, { recursive: true, force: true })
  makePrivate(draft, place.user)
  const passwordFile = join(draft, 'password')
  const cluster = join(draft, 'cluster')
  writeFileSync(passwordFile, `${secrets.postgresPassword}\n`, { mode: 0o644 })
  const args = [
    '-D',
    cluster,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The empty cluster need not be forced to disk: whoever loses it before it holds anything makes another.
    '--no-sync'
  ]
  await run(
    join(place.programs, 'initdb'),
    [...args, '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    place
  )
  writeFileSync(join(cluster, 'formwright-cluster'), secrets.clusterId, { mode: 0o644 })
  // Renamed only when whole: a start that was interrupted begins anew.
  renameSync(cluster, place.data)
  rmSync(draft, { recursive: true, force: true })
}

function run(program: string, args: string[], place: PostgresPlace): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: '/', env: programEnv(), ...place.user })
    let said = ''
    child.stdout.on('data', (data) => {
      said += data
    })
    child.stderr.on('data', (data) => {
      said += data
    })
    child.once('error', (error) => reject(new SetupError(`Postgres' initdb could not be run: ${error.message}`)))
    child.once('close', (code) => {
      if (code === 0) resolve()
      else
        reject(
          new SetupError(
            `Postgres could not make its data folder (initdb ended with ${code}). It said:\n${said.trim()}`
          )
        )
    })
  })
}

/** A lock file that a killed server left would stop the next start when its number has been given to another program. */
async function clearStaleLock(data: string): Promise<void> {
  const pid = lockHolder(data)
  if (pid === null) return
  if (isPostgresOn(pid, data)) await endServer(data)
  rmSync(join(data, 'postmaster.pid'), { force: true })
}

/** Ends a server that an earlier run left on this folder. */
async function endServer(data: string): Promise<void> {
  const pid = lockHolder(data)
  if (pid === null || !isPostgresOn(pid, data)) return
  for (const [signal, seconds] of [['SIGINT', 8] as const, ['SIGQUIT', 5] as const, ['SIGKILL', 2] as const]) {
    try {
      process.kill(pid, signal)
    } catch {
      break
    }
    if (await waitUntil(async () => !isPostgresOn(pid, data), seconds * 1000)) break
  }
  await sleep(200)
}

function lockHolder(data: string): number | null {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

function isPostgresOn(pid: number, data: string): boolean {
  try {
    process.kill(pid, 0)
    if (process.platform !== 'linux') return true
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
  } catch {
    return false
  }
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function programEnv(): NodeJS.ProcessEnv {
  const { PATH, TZ } = process.env
  return { PATH, TZ, LC_ALL: 'C', LANG: 'C' }
}
