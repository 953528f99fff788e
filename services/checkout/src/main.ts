import { join } from 'node:path'
import { startMessaging } from '@formwright/kit/facts/messaging'
import { openDatabase } from '@formwright/kit/postgres/database'
import { migrate } from '@formwright/kit/postgres/migrate'
import { closeGracefully } from '@formwright/kit/process/close'
import { createLogger } from '@formwright/kit/process/log'
import { buildApp } from './app.ts'
import { loadConfig } from './config.ts'
import { consumers as listenTo } from './consumers/index.ts'
import { openContext } from './domain/context.ts'
import { startReconciler } from './domain/order/reconcile.ts'
import { seedPromoCodes } from './domain/promo/seed-promo-codes.ts'
import { refuseSandboxBesideLiveKey } from './domain/stripe/live-start.ts'
import type { CheckoutTables } from './tables.ts'

const config = loadConfig()
const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, SWEEP_AFTER_SECONDS: sweepAfterSeconds } = config
const log = createLogger('checkout', config.LOG_LEVEL)
const db = openDatabase<CheckoutTables>(databaseUrl, log)
await migrate(databaseUrl, join(import.meta.dirname, '../migrations'), log)
await refuseSandboxBesideLiveKey(db, config, new Date())
if (config.SEED_PROMO_CODES) await seedPromoCodes(db)
const context = openContext({ db, config, log })
const consumers = listenTo(context)
const messaging = startMessaging({ service: 'checkout', natsUrl, databaseUrl, db, consumers, log, sweepAfterSeconds })
const app = buildApp({ db, config, log, connected: messaging.connected })
const reconciler = startReconciler(context, config.RECONCILE_EVERY_SECONDS)

closeGracefully(
  log,
  () => app.close(),
  () => reconciler.stop(),
  () => messaging.close(),
  () => db.destroy()
)
await app.listen({ host: config.HOST, port: config.PORT })
