import { createApp } from '@formwright/kit/http/app'
import { identity } from '@formwright/kit/identity/actor'
import { internalClient } from '@formwright/kit/identity/internal'
import { databaseAnswers } from '@formwright/kit/postgres/database'
import { openKeyring } from '@formwright/kit/process/keyring'
import type { Logger } from '@formwright/kit/process/log'
import { operationRoutes } from '@formwright/kit/staff/operations'
import type { Config } from './config.ts'
import { standingIn } from './domain/sign-in/standing.ts'
import { tokenSigner } from './domain/sign-in/tokens.ts'
import { configuredEmails } from './domain/staff/configured-logins.ts'
import { isSessionLive } from './repositories/sessions.ts'
import { accountRoutes } from './routes/account.ts'
import { erasureRoutes } from './routes/erasures.ts'
import { internalCalls } from './routes/internal.ts'
import { passwordRoutes } from './routes/passwords.ts'
import { secondFactorRoutes } from './routes/second-factor.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { signInRoutes } from './routes/sign-in.ts'
import { staffRoutes } from './routes/staff.ts'
import { trialRoutes } from './routes/trials.ts'
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
  const keyring = openKeyring(config.AUTH_SEALING_KEY, config.AUTH_SEALING_KEYS_OLD)
  const secondFactorRequired = config.STAFF_TOTP === 'required'
  const standingOf = standingIn(db, { secondFactorRequired, now })
  app.register(identity, {
    publicKeys: config.AUTH_PUBLIC_KEYS,
    isRevoked: async (sessionId) => !(await isSessionLive(db, sessionId, now())),
    standingOf
  })
  const sign = tokenSigner(config.AUTH_PRIVATE_KEY, config.AUTH_PUBLIC_KEYS)
  const rules = loginRules(config)
  app.register(signInRoutes({ db, sign, rules, keyring, registerLimitPerHour: config.REGISTER_LIMIT_PER_HOUR, now }))
  app.register(passwordRoutes({ db, sign, rules, limits: resetLimits(config), now }))
  app.register(secondFactorRoutes({ db, keyring, rules, required: secondFactorRequired, now }))
  app.register(sessionRoutes({ db, now }))
  app.register(accountRoutes({ db, holders: holdersOf(config), rules, now }))
  app.register(trialRoutes({ db, limitPerHour: config.TRIAL_LIMIT_PER_HOUR, now }))
  app.register(erasureRoutes({ db }))
  app.register(staffRoutes({ db, configured: configuredEmails(config), now }))
  app.register(internalCalls({ db, secret: config.INTERNAL_SECRET, origin: firstOrigin(config), standingOf, now }))
  app.register(operationRoutes({ db, service: 'auth', secret: config.INTERNAL_SECRET }))
  return app
}

const loginRules = (config: Config) => ({
  account: { free: config.LOGIN_FREE_ATTEMPTS, maxSeconds: config.LOGIN_MAX_DELAY_SECONDS },
  address: { free: config.LOGIN_FREE_ATTEMPTS_PER_ADDRESS, maxSeconds: config.LOGIN_MAX_DELAY_SECONDS },
  strangers: { free: config.LOGIN_FREE_ATTEMPTS, maxSeconds: config.LOGIN_MAX_DELAY_FOR_STRANGERS_SECONDS }
})

const resetLimits = (config: Config) => ({
  mailsPerHour: config.RESET_MAILS_PER_HOUR,
  requestsPerHour: config.FORGOT_LIMIT_PER_HOUR
})

/** Opening all answers of somebody who has saved many takes a while. */
const EXPORT_TIMEOUT_MS = 20_000

const holdersOf = ({ DOCUMENTS_URL, CHECKOUT_URL, SUPPORT_CHAT_URL, INTERNAL_SECRET: secret }: Config) => {
  const common = { from: 'auth', secret, timeoutMs: EXPORT_TIMEOUT_MS } as const
  return {
    documents: internalClient({ ...common, to: 'documents', baseUrl: DOCUMENTS_URL }),
    checkout: internalClient({ ...common, to: 'checkout', baseUrl: CHECKOUT_URL }),
    supportChat: internalClient({ ...common, to: 'support-chat', baseUrl: SUPPORT_CHAT_URL })
  }
}

const firstOrigin = ({ PUBLIC_ORIGINS }: Config) => PUBLIC_ORIGINS.split(',')[0]?.trim() ?? PUBLIC_ORIGINS
