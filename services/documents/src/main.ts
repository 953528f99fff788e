import { join } from 'node:path'
import { startMessaging } from '@formwright/kit/facts/messaging'
import { internalClient } from '@formwright/kit/identity/internal'
import { openDatabase } from '@formwright/kit/postgres/database'
import { listen } from '@formwright/kit/postgres/listen'
import { migrate } from '@formwright/kit/postgres/migrate'
import { closeGracefully } from '@formwright/kit/process/close'
import { createLogger } from '@formwright/kit/process/log'
import { repeat } from '@formwright/kit/process/repeat'
import { buildApp } from './app.ts'
import { loadConfig } from './config.ts'
import { consumers as listenTo } from './consumers/index.ts'
import { loadLibrary } from './content/library.ts'
import { makeBlankFormsAhead } from './domain/blank-forms.ts'
import { openKeyring } from './domain/keyring.ts'
import { forgetDrafts } from './domain/matter/forget-drafts.ts'
import { tellDue, tellWaiting } from './domain/order/waiting.ts'
import { PROGRESS_CHANNEL } from './repositories/set/progress-channel.ts'
import type { DocumentsTables } from './tables.ts'

const config = loadConfig()
const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, SWEEP_AFTER_SECONDS: sweepAfterSeconds } = config
const log = createLogger('documents', config.LOG_LEVEL)
const library = loadLibrary()
const db = openDatabase<DocumentsTables>(databaseUrl, log)
await migrate(databaseUrl, join(import.meta.dirname, '../migrations'), log)
const consumers = listenTo({ library, keyring: openKeyring(config.CONTENT_KEY, config.CONTENT_KEYS_OLD) })
const messaging = startMessaging({ service: 'documents', natsUrl, databaseUrl, db, consumers, log, sweepAfterSeconds })

let soon: () => void = () => undefined
const bell = listen(databaseUrl, PROGRESS_CHANNEL, () => soon(), log)
const forms = makeBlankFormsAhead(db, library, log)
const forgetting = {
  checkout: internalClient({
    from: 'documents',
    to: 'checkout',
    baseUrl: config.CHECKOUT_URL,
    secret: config.INTERNAL_SECRET
  }),
  days: config.FORGET_DRAFTS_AFTER_DAYS
}
const housekeeping = repeat(
  'forgetting drafts',
  3_600_000,
  async () => {
    const drafts = await forgetDrafts(db, forgetting)
    if (drafts > 0) log.info({ drafts }, 'drafts forgotten')
  },
  log
)
const waiting = repeat(
  'telling of waiting orders',
  300_000,
  async () => {
    const orders = await tellWaiting(db, library)
    const due = await tellDue(db, new Date())
    if (orders + due > 0) log.info({ orders, due }, 'waiting orders told')
  },
  log
)
const app = buildApp({ db, config, log, library, connected: messaging.connected, onWatch: (ring) => (soon = ring) })

closeGracefully(
  log,
  () => app.close(),
  () => bell.stop(),
  () => forms.stop(),
  () => housekeeping.stop(),
  () => waiting.stop(),
  () => messaging.close(),
  () => db.destroy()
)
await app.listen({ host: config.HOST, port: config.PORT })
