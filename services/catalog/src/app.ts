import { createApp } from '@formwright/kit/app'
import { databaseAnswers } from '@formwright/kit/database'
import type { Logger } from '@formwright/kit/log'
import { operationRoutes } from '@formwright/kit/operations'
import type { Config } from './config.ts'
import { internalRoutes } from './routes/internal.ts'
import { investmentRoutes } from './routes/investment.ts'
import { serviceRoutes } from './routes/services.ts'
import type { Database } from './tables.ts'

export interface AppOptions {
  db: Database
  config: Pick<Config, 'INTERNAL_SECRET'>
  log: Logger
  /** Whether the broker answers; told by `/readyz`. */
  connected?: () => boolean
}

/** The catalogue's HTTP, not listening yet. */
export function buildApp({ db, config, log, connected = () => true }: AppOptions) {
  const app = createApp({
    service: 'catalog',
    description: 'What we sell: services, prices, the states they cover.',
    log,
    ready: async () => ({ database: await databaseAnswers(db), broker: connected() ? 'ok' : 'degraded' })
  })
  app.register(serviceRoutes({ db }))
  app.register(investmentRoutes({ db }))
  app.register(internalRoutes({ db, secret: config.INTERNAL_SECRET }))
  app.register(operationRoutes({ db, service: 'catalog', secret: config.INTERNAL_SECRET }))
  return app
}
