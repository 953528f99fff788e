import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectionOptions, connect, type NatsConnection } from 'nats'
import { afterAll } from 'vitest'
import { natsConfig } from '../../../deploy/docker/nats-config.ts'
import { silentReport } from '../../../deploy/local/console.ts'
import { findNats } from '../../../deploy/local/nats/nats-program.ts'
import { root } from '../../../deploy/local/settings/settings.ts'
import { eventually } from '../../support/eventually.ts'
import { findFreePorts } from '../../support/free-ports.ts'

const passwordOf = (user: string) => `secret of ${user}`

/** The broker of `docker compose up`: its very configuration, but for where it listens and stores. Ends with the file. */
export async function startDockerBroker() {
  const folder = mkdtempSync(join(tmpdir(), 'formwright-broker-'))
  const port = await findFreePorts(1)
  const { path, version } = await findNats(join(root, '.local', 'bin'), silentReport)
  const config = join(folder, 'nats.conf')
  writeFileSync(config, placed(natsConfig(passwordOf), { port, folder, version }))
  const server = spawn(path, ['--config', config], { stdio: 'ignore' })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const connections: NatsConnection[] = []
  const open = async (user: string, options: ConnectionOptions = {}) => {
    const login = { user, pass: passwordOf(user), inboxPrefix: `_INBOX_${user}`, reconnect: false }
    const connection = await connect({ servers: `127.0.0.1:${port}`, ...login, ...options })
    connections.push(connection)
    return connection
  }
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()))
    server.kill()
    await ended
    rmSync(folder, { recursive: true })
  })
  await eventually(() => open('gateway'))
  return { urlOf: (user: string) => `nats://${user}:${encodeURIComponent(passwordOf(user))}@127.0.0.1:${port}`, open }
}

/** 2.9, which Debian has, does not know `sync_interval` and would refuse to start: that line alone is not tried there. */
function placed(config: string, { port, folder, version }: { port: number; folder: string; version: string }): string {
  const places: [string, string][] = [
    ['listen: "0.0.0.0:4222"', `listen: "127.0.0.1:${port}"`],
    ['http: "127.0.0.1:8222"\n', ''],
    ['store_dir: "/data"', `store_dir: ${JSON.stringify(folder)}`],
    ...(/^2\.[0-9]\./.test(version) ? ([[', sync_interval: always', '']] as [string, string][]) : [])
  ]
  return places.reduce((text, [there, here]) => {
    if (!text.includes(there)) throw new Error(`The configuration has no ${there}`)
    return text.replace(there, here)
  }, config)
}
