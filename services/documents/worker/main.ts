import { startMessaging } from '@formwright/kit/facts/messaging'
import { openDatabase } from '@formwright/kit/postgres/database'
import { closeGracefully } from '@formwright/kit/process/close'
import { createLogger } from '@formwright/kit/process/log'
import { loadLibrary } from '../src/content/library.ts'
import { openKeyring } from '../src/domain/keyring.ts'
import type { DocumentsTables } from '../src/tables.ts'
import { buildApp } from './app.ts'
import { superviseBrowser } from './browser/supervisor.ts'
import { loadConfig } from './config.ts'
import { FREE_LANES, consumers as take } from './jobs/consumers.ts'
import { openGate } from './jobs/gate.ts'
import { printTrial } from './print/trial.ts'

const config = loadConfig()
const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, WORKER_LANES: lanes, CHROMIUM_SANDBOX: wish } = config
const log = createLogger('documents-worker', config.LOG_LEVEL)
const library = loadLibrary()
const keyring = openKeyring(config.CONTENT_KEY, config.CONTENT_KEYS_OLD)
const db = openDatabase<DocumentsTables>(databaseUrl, log)
const sandbox = wish === 'auto' ? process.getuid?.() !== 0 : wish === 'on'
const browser = superviseBrowser({
  executablePath: config.CHROMIUM_PATH,
  sandbox,
  pages: lanes + FREE_LANES,
  trial: printTrial,
  log
})
const deadlineMs = config.PRINT_DEADLINE_SECONDS * 1_000
const consumers = take({ browser, library, keyring, deadlineMs }, lanes)

// The service relays this database's outbox and sweeps it: it may write what the worker may only append.
const messaging = { natsUrl, databaseUrl, db, consumers, log, sweepAfterSeconds: 0 }
void browser.start()
const gate = openGate({
  browser,
  db,
  log,
  start: () => startMessaging({ service: 'documents-worker', ...messaging, relays: false })
})
const app = buildApp({ db, browser, log, connected: gate.connected })

closeGracefully(
  log,
  () => app.close(),
  () => gate.close(),
  () => browser.stop(),
  () => db.destroy()
)
await app.listen({ host: config.HOST, port: config.PORT })
