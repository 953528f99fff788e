import { join } from 'node:path'
import { startMessaging } from '@formwright/kit/facts/messaging'
import { internalClient } from '@formwright/kit/identity/internal'
import { openDatabase } from '@formwright/kit/postgres/database'
import { listen } from '@formwright/kit/postgres/listen'
import { migrate } from '@formwright/kit/postgres/migrate'
import { closeGracefully } from '@formwright/kit/process/close'
import { createLogger } from '@formwright/kit/process/log'
import { repeat } from '@formwright/kit/process/repeat'
import type { Owner } from '@formwright/proto-events'
import { buildApp } from './app.ts'
import { canonicalOrigin, loadConfig } from './config.ts'
import { consumers } from './consumers/index.ts'
import { sendDue } from './domain/send-due.ts'
import { openTransport, smtpHealth } from './domain/transport.ts'
import { mailWriters } from './mails/index.ts'
import type { NotificationsTables } from './tables.ts'

const config = loadConfig()
const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, SWEEP_AFTER_SECONDS: sweepAfterSeconds } = config
const log = createLogger('notifications', config.LOG_LEVEL)
const db = openDatabase<NotificationsTables>(databaseUrl, log)
await migrate(databaseUrl, join(import.meta.dirname, '../migrations'), log)

const client = <const To extends Owner>(to: To, baseUrl: string) =>
  internalClient({ from: 'notifications', to, baseUrl, secret: config.INTERNAL_SECRET, timeoutMs: 10_000 })
const writers = mailWriters({
  origin: canonicalOrigin(config),
  documents: client('documents', config.DOCUMENTS_URL),
  auth: client('auth', config.AUTH_URL),
  support: client('support-chat', config.SUPPORT_CHAT_URL),
  staff: config.STAFF_EMAIL,
  checkout: client('checkout', config.CHECKOUT_URL),
  attach: config.MAIL_ATTACH === 'on'
})
const transport = openTransport(config.SMTP_URL)
const send = (ending: AbortSignal) => sendDue({ db, transport, writers, from: config.MAIL_FROM, log }, ending)
const sender = repeat('mail sender', 1_000, send, log)
const bell = listen(databaseUrl, 'emails', () => sender.soon(), log)
const messaging = startMessaging({
  service: 'notifications',
  natsUrl,
  databaseUrl,
  db,
  consumers,
  log,
  sweepAfterSeconds
})
const app = buildApp({
  db,
  config,
  log,
  connected: messaging.connected,
  smtp: smtpHealth(transport)
})

closeGracefully(
  log,
  () => app.close(),
  () => bell.stop(),
  () => sender.stop(),
  async () => transport.close(),
  () => messaging.close(),
  () => db.destroy()
)
await app.listen({ host: config.HOST, port: config.PORT })
