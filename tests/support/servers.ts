import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentReport } from '../../deploy/local/console.ts'
import { prepareNats } from '../../deploy/local/nats.ts'
import { findNats } from '../../deploy/local/nats-program.ts'
import { findFreePorts } from '../../deploy/local/port-check.ts'
import { preparePostgres, waitForPostgres } from '../../deploy/local/postgres.ts'
import { loadSecrets } from '../../deploy/local/secrets.ts'
import { root } from '../../deploy/local/settings.ts'
import type { ProcessSpec } from '../../deploy/local/supervised-process.ts'
import { startContainers } from './containers.ts'

export interface Servers {
  /** Address of the superuser on the database `postgres`. */
  postgresUrl: string
  natsUrl: string
  /** Where they run: in containers, or embedded. */
  kind: 'containers' | 'embedded'
  stop(): Promise<void>
}

/** Real Postgres and NATS for the tests: containers where a Docker engine answers, embedded programs otherwise. */
export const startServers = async (): Promise<Servers> => (await startContainers()) ?? (await startEmbedded())

async function startEmbedded(): Promise<Servers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'formwright-test-'))
  // As root, Postgres runs as another user, who must be able to go there.
  chmodSync(dataDir, 0o755)
  const postgresPort = await findFreePorts(2)
  const natsPort = postgresPort + 1
  const secrets = loadSecrets(dataDir)
  const postgres = await preparePostgres({ dataDir, port: postgresPort, secrets, report: silentReport })
  const program = await findNats(join(root, '.local', 'bin'), silentReport)
  const nats = prepareNats({ dataDir, port: natsPort, program })
  const running = await Promise.all([launch(postgres.spec), launch(nats)])
  const postgresUrl = `postgres://postgres:${encodeURIComponent(secrets.postgresPassword)}@127.0.0.1:${postgresPort}/postgres`
  await waitForPostgres({ url: postgresUrl, timeoutMs: 30_000, hopeless: () => false, lastWords: () => [] })
  return {
    postgresUrl,
    natsUrl: `nats://127.0.0.1:${natsPort}`,
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
