import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'nats'
import { expect, it } from 'vitest'
import { prepareNats, renewAfterFullDisk } from '../../../deploy/local/nats/nats.ts'
import { findNats } from '../../../deploy/local/nats/nats-program.ts'
import { openChildLog } from '../../../deploy/local/processes/child-log.ts'
import { defaultRestartPolicy, superviseProcess } from '../../../deploy/local/processes/supervised-process.ts'
import { root } from '../../../deploy/local/settings/settings.ts'
import { eventually } from '../../support/eventually.ts'
import { findFreePorts } from '../../support/free-ports.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'full-disk-'))
const small = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=32M', 'tmpfs', dataDir]).status === 0

it.runIf(small)('starts NATS again once its disk, which was full, has room', async () => {
  const told: string[] = []
  const report = (_source: string, text: string): void => void told.push(text)
  const [port, program] = await Promise.all([findFreePorts(1), findNats(join(root, '.local', 'bin'), report)])
  const log = openChildLog(join(dataDir, 'nats.log'), 'nats', report)
  const policy = defaultRestartPolicy
  const server = superviseProcess(prepareNats({ dataDir, port, program }), { log, report, policy, onPid: () => {} })
  await server.start()
  const unwatch = renewAfterFullDisk({ dataDir, server, report })
  const connection = await connect({ servers: `127.0.0.1:${port}`, waitOnFirstConnect: true, maxReconnectAttempts: -1 })
  await (await connection.jetstreamManager()).streams.add({ name: 'FACTS', subjects: ['fact'] })
  const publish = () => connection.jetstream({ timeout: 1_000 }).publish('fact', 'x'.repeat(4_096))
  await publish()

  const fill = join(dataDir, 'fill')
  for (const bytes of [65_536, 512]) expect(() => writeUntilFull(fill, bytes)).toThrow('ENOSPC')
  await eventually(() => expect(publish()).rejects.toThrow())
  rmSync(fill)
  await eventually(publish, 20_000)
  expect(told).toContain('the disk was full: started again')

  unwatch()
  await connection.close()
  await server.stop()
  execFileSync('umount', [dataDir])
  rmSync(dataDir, { recursive: true })
})

function writeUntilFull(file: string, bytes: number): void {
  for (;;) appendFileSync(file, Buffer.alloc(bytes))
}
