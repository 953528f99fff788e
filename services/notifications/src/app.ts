import { createApp } from '@formwright/kit/http/app'
import { identity } from '@formwright/kit/identity/actor'
import { revokedIn } from '@formwright/kit/identity/sessions'
import { standingFromAuth } from '@formwright/kit/identity/standing'
import { databaseAnswers } from '@formwright/kit/postgres/database'
import type { Logger } from '@formwright/kit/process/log'
import { operationRoutes } from '@formwright/kit/staff/operations'
import type { Config } from './config.ts'
import { adminEmailRoutes } from './routes/admin-emails.ts'
import type { Database } from './tables.ts'

export interface AppOptions {
  db: Database
  config: Pick<Config, 'INTERNAL_SECRET' | 'AUTH_PUBLIC_KEYS' | 'AUTH_URL'>
  log: Logger
  /** Whether the broker answers; told by `/readyz`. */
  connected?: () => boolean
  smtp?: () => Promise<'ok' | 'degraded'>
}

/** Health, metrics and what an admin asks: nobody else asks this service for anything. */
export function buildApp(options: AppOptions) {
  const { db, config, log, connected = () => true, smtp = async () => 'ok' } = options
  const { INTERNAL_SECRET: secret, AUTH_PUBLIC_KEYS: publicKeys, AUTH_URL: authUrl } = config
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
  const standingOf = standingFromAuth({ from: 'notifications', authUrl, secret })
  app.register(identity, { publicKeys, isRevoked: revokedIn(db), standingOf })
  app.register(adminEmailRoutes({ db }))
  app.register(operationRoutes({ db, service: 'notifications', secret }))
  return app
}
