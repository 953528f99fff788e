import { createApp } from '@formwright/kit/app'
import { databaseAnswers } from '@formwright/kit/database'
import type { Logger } from '@formwright/kit/log'
import { operationRoutes } from '@formwright/kit/operations'
import type { Config } from './config.ts'
import { articleRoutes } from './routes/articles.ts'
import type { Database } from './tables.ts'

export interface AppOptions {
  db: Database
  config: Pick<Config, 'VOTE_LIMIT_PER_HOUR' | 'INTERNAL_SECRET'>
  log: Logger
  /** Whether the broker answers; told by `/readyz`. */
  connected?: () => boolean
}

/** The HTTP of help, not listening yet. */
export function buildApp({ db, config, log, connected = () => true }: AppOptions) {
  const app = createApp({
    service: 'support-chat',
    description: 'Help articles: search, read, vote.',
    log,
    ready: async () => ({ database: await databaseAnswers(db), broker: connected() ? 'ok' : 'degraded' })
  })
  app.register(articleRoutes({ db, votesPerHour: config.VOTE_LIMIT_PER_HOUR }))
  app.register(operationRoutes({ db, service: 'support-chat', secret: config.INTERNAL_SECRET }))
  return app
}
