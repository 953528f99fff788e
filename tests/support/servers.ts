import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentReport } from '../../deploy/local/console.ts'
import { prepareNats } from '../../deploy/local/nats/nats.ts'
import { findNats } from '../../deploy/local/nats/nats-program.ts'
import { preparePostgres, waitForPostgres } from '../../deploy/local/postgres/postgres.ts'
import type { ProcessSpec } from '../../deploy/local/processes/supervised-process.ts'
import { loadSecrets } from '../../deploy/local/settings/secrets.ts'
import { root } from '../../deploy/local/settings/settings.ts'
import { hastyArgs, startContainers } from './containers.ts'
import { findFreePorts } from './free-ports.ts'

export interface Servers {
  /** Address of the superuser on the database `postgres`. */
  postgresUrl: string
  /** A broker for each test file that runs at the same time. */
  natsUrls: string[]
  /** Where they run: in containers, or embedded. */
  kind: 'containers' | 'embedded'
  stop(): Promise<void>
}

/**
 * Real Postgres and as many NATS as asked, for the tests: containers where a Docker engine answers, embedded programs
 * otherwise.
 */
export const startServers = async (brokers: number): Promise<Servers> =>
  (await startContainers(brokers)) ?? (await startEmbedded(brokers))

async function startEmbedded(brokers: number): Promise<Servers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'formwright-test-'))
  // As root, Postgres runs as another user, who must be able to go there.
  chmodSync(dataDir, 0o755)
  const postgresPort = await findFreePorts(1 + brokers)
  const natsPorts = Array.from({ length: brokers }, (_, index) => postgresPort + 1 + index)
  const secrets = loadSecrets(dataDir)
  const postgres = await preparePostgres({ dataDir, port: postgresPort, secrets, report: silentReport })
  const program = await findNats(join(root, '.local', 'bin'), silentReport)
  const nats = natsPorts.map((port) => {
    const ownDir = join(dataDir, `broker-${port}`)
    mkdirSync(ownDir)
    return prepareNats({ dataDir: ownDir, port, program })
  })
  const hasty = { ...postgres.spec, args: [...postgres.spec.args, ...hastyArgs] }
  const running = await Promise.all([hasty, ...nats].map(launch))
  const postgresUrl = `postgres://postgres:${encodeURIComponent(secrets.postgresPassword)}@127.0.0.1:${postgresPort}/postgres`
  await waitForPostgres({ url: postgresUrl, timeoutMs: 30_000, hopeless: () => false, lastWords: () => [] })
  return {
    postgresUrl,
    natsUrls: natsPorts.map((port) => `nats://127.0.0.1:${port}`),
    kind: 'embedded',
    async stop() {
      await Promise.all(running.map((process) => process.stop()))
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

async function launch(spec: ProcessSpec) {
  mkdirSync(spec.cwd, { recursive: true })
  await spec.beforeStart?.()
  const child = spawn(spec.command, spec.args, { cwd: spec.cwd, env: spec.env, stdio: 'ignore', ...spec.user })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    async stop() {
      child.kill(spec.stopSignal ?? 'SIGTERM')
      await ended
    }
  }
}
