import { createApp } from '@formwright/kit/app'
import { databaseAnswers } from '@formwright/kit/database'
import type { Logger } from '@formwright/kit/log'
import { operationRoutes } from '@formwright/kit/operations'
import type { Database } from './tables.ts'

export interface AppOptions {
  db: Database
  /** `INTERNAL_SECRET`. */
  secret: string
  log: Logger
  /** Whether the broker answers; told by `/readyz`. */
  connected?: () => boolean
  smtp?: () => Promise<'ok' | 'degraded'>
}

/** Health, metrics and what the gateway asks for an admin: nobody else asks this service for anything. */
export function buildApp({ db, secret, log, connected = () => true, smtp = async () => 'ok' }: AppOptions) {
  const app = createApp({
    service: 'notifications',
    description: 'Sends the mails that facts ask for.',
    log,
    ready: async () => ({
      database: await databaseAnswers(db),
      broker: connected() ? 'ok' : 'degraded',
      smtp: await smtp()
    })
  })
  app.register(operationRoutes({ db, service: 'notifications', secret }))
  return app
}
