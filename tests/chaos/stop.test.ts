import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { clearPostgres } from '../../deploy/local/postgres/postgres.ts'
import { isAlive, type Mark } from '../../deploy/local/processes/process-mark.ts'
import { root } from '../../deploy/local/settings/settings.ts'
import { httpStatus, waitUntil } from '../../deploy/local/wait.ts'
import { openVisitor } from '../integration/support-chat/chat-client.ts'
import { customer, fixture } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { findFreePorts } from '../support/free-ports.ts'
import { mailsIn } from '../support/mailbox.ts'
import { startSystem, systemEnv } from '../support/system.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) {
    clearPostgres(folder)
    rmSync(folder, { recursive: true, force: true })
  }
})

it('ends each part by itself after work, with a chat and an event stream open and a request half sent', async () => {
  const told: string[] = []
  const system = await startSystem({}, (source, text) => told.push(`${source} ${text}`))
  const site = `http://127.0.0.1:${system.ports.gateway}`
  const buyer = customer(system)
  const { body: order } = await buyer.order(1)
  await buyer.pay(order.session_id)
  await eventually(async () => expect((await buyer.status(order.session_id)).body.payment_status).toBe('paid'), 30_000)
  await buyer.generate(1, fixture('simple-will', 'texas-single'))
  await eventually(
    async () => expect(await mailsIn(system, { to: buyer.email, kind: 'documents' })).toHaveLength(1),
    60_000
  )
  const visitor = await openVisitor(site)
  visitor.says('Can I get my money back?')
  await visitor.line('answer')
  const { body: preview } = await customer(system).generate(1, fixture('simple-will', 'texas-single'))
  const stream = await fetch(`${site}/api/documents/${preview.generation_id}/events`)
  const heard = stream.text().catch(() => '')
  expect(stream.status).toBe(200)
  const half = connect(system.ports.gateway, '127.0.0.1').on('error', () => {})
  half.write('POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n')

  await system.stop()
  expect(told.filter((line) => /was killed|started again/.test(line))).toEqual([])
  await visitor.code()
  await heard
  const ours = system.names().filter((name) => !['postgres', 'nats', 'mailbox', 'sandbox'].includes(name))
  const lastWords = ours.map((name) =>
    readFileSync(join(system.dataDir, 'logs', `${name}.log`), 'utf8')
      .trim()
      .split('\n')
      .at(-1)
  )
  expect(lastWords.map((line) => JSON.parse(line ?? '').msg)).toEqual(ours.map(() => 'closed'))
  await system.destroy()
})

it('goes on when neither its terminal nor a log can be written, and leaves nothing behind when it is killed', async () => {
  const dataDir = emptyFolder()
  const full = existsSync('/dev/full') ? '/dev/full' : '/dev/null'
  mkdirSync(join(dataDir, 'logs'))
  for (const name of ['checkout', 'postgres', 'worker']) symlinkSync(full, join(dataDir, 'logs', `${name}.log`))
  const terminal = openSync(full, 'w')
  const port = await findFreePorts()
  const boot = spawn(process.execPath, [join(root, 'deploy/local/boot.ts')], {
    cwd: root,
    env: systemEnv({ PORT: String(port), DATA_DIR: dataDir }),
    stdio: ['ignore', terminal, terminal]
  })
  const children = await childrenOnceReady(boot, { port, dataDir })
  boot.kill('SIGKILL')
  await allGone(children)
  // Ended in order, not killed: the server took its lock file away.
  expect(existsSync(join(postgresData(dataDir), 'postmaster.pid'))).toBe(false)
})

it('ends with the npm that started it, when that alone is told to', async () => {
  const dataDir = emptyFolder()
  const port = await findFreePorts()
  const env = systemEnv({ PORT: String(port), DATA_DIR: dataDir })
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore', detached: true })
  const children = await childrenOnceReady(npm, { port, dataDir })
  npm.kill('SIGTERM')
  await allGone(children)
  expect(existsSync(join(dataDir, 'run.json'))).toBe(false)
})

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'formwright-system-'))
  folders.push(folder)
  return folder
}

async function childrenOnceReady(
  starter: ChildProcess,
  { port, dataDir }: { port: number; dataDir: string }
): Promise<Record<string, Mark>> {
  const ready = await waitUntil(async () => (await httpStatus(`http://127.0.0.1:${port}/readyz`)) === 200, 120_000)
  expect([ready, starter.exitCode]).toEqual([true, null])
  const { children } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))
  expect(Object.keys(children)).toContain('postgres')
  expect(Object.values<Mark>(children).every(isAlive)).toBe(true)
  return children
}

const allGone = (children: Record<string, Mark>) =>
  eventually(
    () => expect(Object.keys(children).filter((name) => isAlive(children[name] as Mark))).toEqual([]),
    60_000,
    200
  )

/** As root the server's data may lie elsewhere. */
function postgresData(dataDir: string): string {
  const note = join(dataDir, 'postgres-place')
  return existsSync(join(dataDir, 'postgres')) ? join(dataDir, 'postgres') : join(readFileSync(note, 'utf8'), 'data')
}
