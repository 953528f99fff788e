import { createApp } from '@formwright/kit/http/app'
import { type Remembered, rememberAnswers } from '@formwright/kit/http/remembered'
import { identity } from '@formwright/kit/identity/actor'
import { revokedIn } from '@formwright/kit/identity/sessions'
import { standingFromAuth } from '@formwright/kit/identity/standing'
import { databaseAnswers } from '@formwright/kit/postgres/database'
import type { Logger } from '@formwright/kit/process/log'
import { operationRoutes } from '@formwright/kit/staff/operations'
import type { Config } from './config.ts'
import type { Patience } from './domain/chat/acts/sweep.ts'
import { openCatalogue } from './domain/chat/answer/catalogue.ts'
import type { ChatLimits, Stage } from './domain/chat/desk/stage.ts'
import type { MessageLimits } from './domain/message-limits.ts'
import { adminRoutes } from './routes/admin.ts'
import { articleRoutes } from './routes/articles.ts'
import { hoursRoutes } from './routes/hours.ts'
import { internalCalls } from './routes/internal.ts'
import { liveChatRoutes } from './routes/live-chat.ts'
import { messageRoutes } from './routes/messages.ts'
import { SOCKET_PATH, socketRoute } from './routes/socket.ts'
import { createHub } from './socket/hub.ts'
import type { Database } from './tables.ts'

export interface AppOptions {
  db: Database
  config: MessageLimits &
    ChatLimits &
    Patience &
    Pick<
      Config,
      'AUTH_PUBLIC_KEYS' | 'AUTH_URL' | 'VOTE_LIMIT_PER_HOUR' | 'INTERNAL_SECRET' | 'DATABASE_URL' | 'CATALOG_URL'
    >
  log: Logger
  /** Told when an article has changed. Nothing is kept without it. */
  remembered?: Remembered
  /** Whether the broker answers; told by `/readyz`. */
  connected?: () => boolean
}

/** The HTTP of help, not listening yet. */
export function buildApp({ db, config, log, connected = () => true, ...options }: AppOptions) {
  const { remembered = rememberAnswers({ mostBytes: 0 }) } = options
  const app = createApp({
    service: 'support-chat',
    description: 'Help articles, messages to us, conversations handed over, demo requests.',
    log,
    socket: SOCKET_PATH,
    ready: async () => ({ database: await databaseAnswers(db), broker: connected() ? 'ok' : 'degraded' })
  })
  const standingOf = standingFromAuth({
    from: 'support-chat',
    authUrl: config.AUTH_URL,
    secret: config.INTERNAL_SECRET
  })
  app.register(identity, { publicKeys: config.AUTH_PUBLIC_KEYS, isRevoked: revokedIn(db), standingOf })
  app.register(articleRoutes({ db, votesPerHour: config.VOTE_LIMIT_PER_HOUR, remembered }))
  app.register(messageRoutes({ db, limits: config }))
  app.register(liveChatRoutes({ db, chatsPerHour: config.CHAT_LIMIT_PER_HOUR }))
  const stage: Stage = { db, catalogue: openCatalogue(config.CATALOG_URL, log), limits: config, log }
  const hub = createHub({ db, databaseUrl: config.DATABASE_URL, patience: config, log })
  app.addHook('onListen', async () => hub.start())
  app.addHook('onClose', () => hub.stop())
  app.register(socketRoute({ stage, hub, publicKeys: config.AUTH_PUBLIC_KEYS, standingOf }))
  app.register(hoursRoutes({ db }))
  app.register(internalCalls({ db, secret: config.INTERNAL_SECRET }))
  app.register(adminRoutes({ db }))
  app.register(operationRoutes({ db, service: 'support-chat', secret: config.INTERNAL_SECRET }))
  return app
}
