import { join } from 'node:path'
import { startMessaging } from '@formwright/kit/facts/messaging'
import { openDatabase } from '@formwright/kit/postgres/database'
import { migrate } from '@formwright/kit/postgres/migrate'
import { closeGracefully } from '@formwright/kit/process/close'
import { createLogger } from '@formwright/kit/process/log'
import { buildApp } from './app.ts'
import { loadConfig } from './config.ts'
import { consumers } from './consumers/index.ts'
import { removeSamples, seedDirectory } from './domain/seed.ts'
import type { AttorneyTables } from './tables.ts'

const config = loadConfig()
const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, SWEEP_AFTER_SECONDS: sweepAfterSeconds } = config
const log = createLogger('attorney', config.LOG_LEVEL)
const db = openDatabase<AttorneyTables>(databaseUrl, log)
await migrate(databaseUrl, join(import.meta.dirname, '../migrations'), log)
await (config.SAMPLE_DIRECTORY === 'on' ? seedDirectory(db) : removeSamples(db))
const messaging = startMessaging({ service: 'attorney', natsUrl, databaseUrl, db, consumers, log, sweepAfterSeconds })
const app = buildApp({ db, config, log, connected: messaging.connected })

closeGracefully(
  log,
  () => app.close(),
  () => messaging.close(),
  () => db.destroy()
)
await app.listen({ host: config.HOST, port: config.PORT })
