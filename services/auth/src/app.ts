import { identity } from '@formwright/kit/actor'
import { createApp } from '@formwright/kit/app'
import { databaseAnswers } from '@formwright/kit/database'
import type { Logger } from '@formwright/kit/log'
import { operationRoutes } from '@formwright/kit/operations'
import type { Config } from './config.ts'
import { tokenSigner } from './domain/tokens.ts'
import { isSessionLive } from './repositories/sessions.ts'
import { accountRoutes } from './routes/account.ts'
import { internalRoutes } from './routes/internal.ts'
import { signInRoutes } from './routes/sign-in.ts'
import type { Database } from './tables.ts'

export interface AppOptions {
  db: Database
  config: Config
  log: Logger
  /** Whether the broker answers; told by `/readyz`. */
  connected?: () => boolean
  now?: () => Date
}

/** Auth's HTTP, not listening yet. Throws when the keys are not a pair. */
export function buildApp({ db, config, log, connected = () => true, now = () => new Date() }: AppOptions) {
  const app = createApp({
    service: 'auth',
    description: 'Who you are: accounts, tokens, roles.',
    log,
    ready: async () => ({ database: await databaseAnswers(db), broker: connected() ? 'ok' : 'degraded' })
  })
  app.register(identity, {
    publicKeys: config.AUTH_PUBLIC_KEYS,
    isRevoked: async (sessionId) => !(await isSessionLive(db, sessionId, now()))
  })
  app.register(
    signInRoutes({
      db,
      sign: tokenSigner(config.AUTH_PRIVATE_KEY, config.AUTH_PUBLIC_KEYS),
      rules: loginRules(config),
      registerLimitPerHour: config.REGISTER_LIMIT_PER_HOUR,
      now
    })
  )
  app.register(accountRoutes({ db, now }))
  app.register(internalRoutes({ db, secret: config.INTERNAL_SECRET, origin: firstOrigin(config), now }))
  app.register(operationRoutes({ db, service: 'auth', secret: config.INTERNAL_SECRET }))
  return app
}

const loginRules = (config: Config) => ({
  account: { free: config.LOGIN_FREE_ATTEMPTS, maxSeconds: config.LOGIN_MAX_DELAY_SECONDS },
  address: { free: config.LOGIN_FREE_ATTEMPTS_PER_ADDRESS, maxSeconds: config.LOGIN_MAX_DELAY_SECONDS }
})

const firstOrigin = ({ PUBLIC_ORIGINS }: Config) => PUBLIC_ORIGINS.split(',')[0]?.trim() ?? PUBLIC_ORIGINS
