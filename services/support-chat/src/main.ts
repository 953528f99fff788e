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
import { readArticles } from './domain/read-articles.ts'
import { seedArticles } from './domain/seed.ts'
import type { SupportTables } from './tables.ts'

const config = loadConfig()
const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, SWEEP_AFTER_SECONDS: sweepAfterSeconds } = config
const log = createLogger('support-chat', config.LOG_LEVEL)
const db = openDatabase<SupportTables>(databaseUrl, log)
await migrate(databaseUrl, join(import.meta.dirname, '../migrations'), log)
await seedArticles(db, await readArticles())
const messaging = startMessaging({
  service: 'support-chat',
  natsUrl,
  databaseUrl,
  db,
  consumers,
  log,
  sweepAfterSeconds
})
const remembered = rememberAnswers()
const bell = listen(databaseUrl, 'articles_changed', remembered.forget, log)
const app = buildApp({ db, config, log, remembered, connected: messaging.connected })

closeGracefully(
  log,
  () => app.close(),
  () => bell.stop(),
  () => messaging.close(),
  () => db.destroy()
)
await app.listen({ host: config.HOST, port: config.PORT })
