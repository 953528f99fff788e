import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../console.ts'
import { watchDisk } from '../processes/disk-watch.ts'
import type { ProcessSpec, SupervisedProcess } from '../processes/supervised-process.ts'
import type { NatsProgram } from './nats-program.ts'

/** Where JetStream keeps its files; may be wiped while the server is down, nothing is lost by it. */
export function natsStore(dataDir: string): string {
  return join(dataDir, 'nats')
}

/** Writes the server's configuration and describes its process. */
export function prepareNats(options: { dataDir: string; port: number; program: NatsProgram }): ProcessSpec {
  const { dataDir, port, program } = options
  const store = natsStore(dataDir)
  const config = join(dataDir, 'nats.conf')
  writeFileSync(config, natsConfig({ port, store, version: program.version }))
  return {
    name: 'nats',
    command: program.path,
    args: ['--config', config],
    cwd: dataDir,
    env: { PATH: process.env['PATH'] },
    beforeStart: async () => {
      mkdirSync(store, { recursive: true })
    }
  }
}

/**
 * nats-server stores nothing more once its disk was full, and says that it is well: it is started again when there is
 * room. Returns how to stop watching.
 */
export function renewAfterFullDisk(options: {
  dataDir: string
  server: SupervisedProcess
  report: Report
}): () => void {
  const { dataDir, server, report } = options
  let over = false
  const renew = async (): Promise<void> => {
    report('nats', 'the disk was full: started again')
    await server.stop({ graceMs: 2_000 })
    if (!over) await server.start()
  }
  const unwatch = watchDisk(dataDir, () => void renew())
  return () => {
    over = true
    unwatch()
  }
}

/** The configuration for this server's version: 2.9 does not know `sync_interval` and would refuse to start. */
export function natsConfig(options: { port: number; store: string; version: string }): string {
  const [major = 0, minor = 0] = options.version.split('.').map(Number)
  const knowsSync = major > 2 || (major === 2 && minor >= 10)
  return [
    'server_name: formwright-local',
    `listen: "127.0.0.1:${options.port}"`,
    'max_payload: 262144',
    'max_connections: 256',
    'write_deadline: "10s"',
    'jetstream {',
    `  store_dir: ${JSON.stringify(options.store)}`,
    '  max_memory_store: 64M',
    '  max_file_store: 2G',
    ...(knowsSync ? ['  sync_interval: always'] : []),
    '}',
    ''
  ].join('\n')
}
