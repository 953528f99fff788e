import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { clearPostgres } from '../../deploy/local/postgres/postgres.ts'
import { root } from '../../deploy/local/settings/settings.ts'
import { httpStatus, waitUntil } from '../../deploy/local/wait.ts'
import { findFreePorts } from '../support/free-ports.ts'
import { systemEnv } from '../support/system.ts'

const house = mkdtempSync(join(tmpdir(), 'formwright-house-'))
const dataDir = join(house, '.local')
const admin = { email: 'root@formwright.example', password: 'eleven calm brown foxes' }
let boot: ChildProcess | undefined
afterAll(async () => {
  const ended = new Promise((resolve) => boot?.once('exit', resolve))
  if (boot?.kill('SIGTERM')) await ended
  clearPostgres(dataDir)
  rmSync(house, { recursive: true, force: true })
})

const left = /(^|\/)(node_modules|\.git|\.local|pictures)(\/|$)/

/** The project without its history, with the same packages and with our own rooms in place of ours. */
function copyHouse(): void {
  cpSync(root, house, { recursive: true, filter: (from) => !left.test(relative(root, from)) })
  const packages = join(root, 'node_modules')
  mkdirSync(join(house, 'node_modules', '@formwright'), { recursive: true })
  for (const name of readdirSync(packages)) {
    if (name !== '@formwright') symlinkSync(join(packages, name), join(house, 'node_modules', name))
  }
  for (const name of readdirSync(join(packages, '@formwright'))) {
    const room = relative(
      root,
      join(root, ['gateway', 'proto-events', 'tests', 'web'].includes(name) ? '' : 'services', name)
    )
    symlinkSync(join(house, room), join(house, 'node_modules', '@formwright', name))
  }
}

/** The folder of a new service, as CONTRIBUTING says: a process that keeps facts and answers. */
const tiny: Record<string, string> = {
  'package.json': '{ "name": "@formwright/tiny", "type": "module" }',
  'migrations/0001-words.sql': 'create table words (word text primary key);',
  'src/main.ts': `
    import { join } from 'node:path'
    import { createApp } from '@formwright/kit/http/app'
    import { closeGracefully } from '@formwright/kit/process/close'
    import { CommonConfig, readConfig } from '@formwright/kit/process/config'
    import { databaseAnswers, openDatabase } from '@formwright/kit/postgres/database'
    import { createLogger } from '@formwright/kit/process/log'
    import { startMessaging } from '@formwright/kit/facts/messaging'
    import { migrate } from '@formwright/kit/postgres/migrate'
    import { operationRoutes } from '@formwright/kit/staff/operations'
    import { Type } from 'typebox'

    const config = readConfig(Type.Object(CommonConfig))
    const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, SWEEP_AFTER_SECONDS: sweepAfterSeconds } = config
    const log = createLogger('tiny', config.LOG_LEVEL)
    const db = openDatabase(databaseUrl, log)
    await migrate(databaseUrl, join(import.meta.dirname, '../migrations'), log)
    const messaging = startMessaging({ service: 'tiny', natsUrl, databaseUrl, db, consumers: [], log, sweepAfterSeconds })
    const ready = async () => ({ database: await databaseAnswers(db), broker: messaging.connected() ? 'ok' : 'degraded' })
    const app = createApp({ service: 'tiny', description: 'A tiny one.', log, ready })
    app.register(operationRoutes({ db, service: 'tiny', secret: config.INTERNAL_SECRET }))
    closeGracefully(log, () => app.close(), () => messaging.close(), () => db.destroy())
    await app.listen({ host: config.HOST, port: config.PORT })`
}

function addTiny(): void {
  for (const [path, text] of Object.entries(tiny)) {
    const file = join(house, 'services/tiny', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const list = join(house, 'proto-events/src/services.ts')
  const entry = "export const services = {\n  tiny: { port: 14, needs: ['catalog'] },"
  writeFileSync(list, readFileSync(list, 'utf8').replace('export const services = {', entry))
}

it('boots a new service that is its folder and one entry, with database, broker and a place in the back office', async () => {
  copyHouse()
  addTiny()
  const port = await findFreePorts(15)
  boot = spawn(process.execPath, [join(house, 'deploy/local/boot.ts')], {
    cwd: house,
    env: systemEnv({
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password
    }),
    stdio: 'ignore'
  })
  const site = `http://127.0.0.1:${port}`
  expect(await waitUntil(async () => (await httpStatus(`${site}/readyz`)) === 200, 120_000)).toBe(true)
  const ready = await fetch(`http://127.0.0.1:${port + 14}/readyz`)
  expect(await ready.json()).toMatchObject({ parts: { database: 'ok', broker: 'ok' } })

  const headers = { 'content-type': 'application/json' }
  const signIn = await fetch(`${site}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(admin) })
  const { token } = (await signIn.json()) as { token: string }
  const queue = await fetch(`${site}/api/admin/queue`, { headers: { authorization: `Bearer ${token}` } })
  expect(await queue.json()).toMatchObject({
    services: expect.arrayContaining([{ service: 'tiny', unpublished: 0, dead: 0 }])
  })
})
