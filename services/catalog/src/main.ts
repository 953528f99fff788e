import { join } from 'node:path'
import { startMessaging } from '@formwright/kit/facts/messaging'
import { rememberAnswers } from '@formwright/kit/http/remembered'
import { openDatabase } from '@formwright/kit/postgres/database'
import { listen } from '@formwright/kit/postgres/listen'
import { migrate } from '@formwright/kit/postgres/migrate'
import { closeGracefully } from '@formwright/kit/process/close'
import { createLogger } from '@formwright/kit/process/log'
import { buildApp } from './app.ts'
import { loadConfig } from './config.ts'
import { consumers } from './consumers/index.ts'
import { readOffSale } from './domain/off-sale.ts'
import { readSeed, readStatePapers, seedServices } from './domain/seed.ts'
import type { CatalogTables } from './tables.ts'

const config = loadConfig()
const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, SWEEP_AFTER_SECONDS: sweepAfterSeconds } = config
const log = createLogger('catalog', config.LOG_LEVEL)
const db = openDatabase<CatalogTables>(databaseUrl, log)
await migrate(databaseUrl, join(import.meta.dirname, '../migrations'), log)
const seed = await readSeed()
const offSale = readOffSale(
  config,
  seed.map(({ slug }) => slug)
)
await seedServices(db, seed, await readStatePapers())
const messaging = startMessaging({ service: 'catalog', natsUrl, databaseUrl, db, consumers, log, sweepAfterSeconds })
const remembered = rememberAnswers()
const bell = listen(databaseUrl, 'services_changed', remembered.forget, log)
const app = buildApp({ db, config, log, offSale, remembered, connected: messaging.connected })

closeGracefully(
  log,
  () => app.close(),
  () => bell.stop(),
  () => messaging.close(),
  () => db.destroy()
)
await app.listen({ host: config.HOST, port: config.PORT })
