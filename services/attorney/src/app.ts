import { createApp } from '@formwright/kit/http/app'
import { databaseAnswers } from '@formwright/kit/postgres/database'
import type { Logger } from '@formwright/kit/process/log'
import { operationRoutes } from '@formwright/kit/staff/operations'
import type { Config } from './config.ts'
import { directoryRoutes } from './routes/directory.ts'
import { findRoutes } from './routes/find.ts'
import type { Database } from './tables.ts'

export interface AppOptions {
  db: Database
  config: Pick<Config, 'INTERNAL_SECRET'>
  log: Logger
  /** Whether the broker answers; told by `/readyz`. */
  connected?: () => boolean
}

/** The directory's HTTP, not listening yet. */
export function buildApp({ db, config, log, connected = () => true }: AppOptions) {
  const app = createApp({
    service: 'attorney',
    description: 'A directory of attorneys, fictional until a real one is imported, and a finder that scores them.',
    log,
    ready: async () => ({ database: await databaseAnswers(db), broker: connected() ? 'ok' : 'degraded' })
  })
  app.register(directoryRoutes({ db }))
  app.register(findRoutes({ db }))
  app.register(operationRoutes({ db, service: 'attorney', secret: config.INTERNAL_SECRET }))
  return app
}
