import { join } from 'node:path'
import { startMessaging } from '@formwright/kit/facts/messaging'
import { openDatabase } from '@formwright/kit/postgres/database'
import { migrate } from '@formwright/kit/postgres/migrate'
import { closeGracefully } from '@formwright/kit/process/close'
import { createLogger } from '@formwright/kit/process/log'
import { repeat } from '@formwright/kit/process/repeat'
import { buildApp } from './app.ts'
import { loadConfig } from './config.ts'
import { consumers } from './consumers/index.ts'
import { configuredLogins, ensureLogin } from './domain/staff/configured-logins.ts'
import { forgetOld } from './repositories/housekeeping.ts'
import type { AuthTables } from './tables.ts'

const config = loadConfig()
const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, SWEEP_AFTER_SECONDS: sweepAfterSeconds } = config
const logins = configuredLogins(config)
const log = createLogger('auth', config.LOG_LEVEL)
const db = openDatabase<AuthTables>(databaseUrl, log)
await migrate(databaseUrl, join(import.meta.dirname, '../migrations'), log)
for (const login of logins) await ensureLogin(db, login, new Date())
const messaging = startMessaging({ service: 'auth', natsUrl, databaseUrl, db, consumers, log, sweepAfterSeconds })
if (config.STAFF_TOTP === 'off' && config.PUBLIC_ORIGINS.startsWith('https:')) {
  log.warn('STAFF_TOTP is off: a password alone opens the back office of this public site')
}
const app = buildApp({ db, config, log, connected: messaging.connected })
const housekeeping = repeat('housekeeping', 3_600_000, () => forgetOld(db), log)

closeGracefully(
  log,
  () => app.close(),
  () => housekeeping.stop(),
  () => messaging.close(),
  () => db.destroy()
)
await app.listen({ host: config.HOST, port: config.PORT })
