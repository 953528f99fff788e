import { createApp } from '@formwright/kit/http/app'
import { type Remembered, rememberAnswers } from '@formwright/kit/http/remembered'
import { databaseAnswers } from '@formwright/kit/postgres/database'
import type { Logger } from '@formwright/kit/process/log'
import { operationRoutes } from '@formwright/kit/staff/operations'
import type { Config } from './config.ts'
import { NOTHING_OFF_SALE, type OffSaleFor } from './domain/off-sale.ts'
import { internalCalls } from './routes/internal.ts'
import { investmentRoutes } from './routes/investment.ts'
import { serviceRoutes } from './routes/services.ts'
import type { Database } from './tables.ts'

export interface AppOptions {
  db: Database
  config: Pick<Config, 'INTERNAL_SECRET'>
  log: Logger
  offSale?: OffSaleFor
  /** Told when what is sold has changed. Nothing is kept without it. */
  remembered?: Remembered
  /** Whether the broker answers; told by `/readyz`. */
  connected?: () => boolean
}

/** The catalogue's HTTP, not listening yet. */
export function buildApp(options: AppOptions) {
  const { db, config, log, offSale = NOTHING_OFF_SALE, connected = () => true } = options
  const { remembered = rememberAnswers({ mostBytes: 0 }) } = options
  const app = createApp({
    service: 'catalog',
    description: 'What we sell: services, prices, the states they cover.',
    log,
    ready: async () => ({ database: await databaseAnswers(db), broker: connected() ? 'ok' : 'degraded' })
  })
  app.register(serviceRoutes({ db, offSale, remembered }))
  app.register(investmentRoutes({ db, offSale }))
  app.register(internalCalls({ db, secret: config.INTERNAL_SECRET, offSale }))
  app.register(operationRoutes({ db, service: 'catalog', secret: config.INTERNAL_SECRET }))
  return app
}
