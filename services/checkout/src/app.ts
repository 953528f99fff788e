import { createApp } from '@formwright/kit/http/app'
import { identity } from '@formwright/kit/identity/actor'
import { revokedIn } from '@formwright/kit/identity/sessions'
import { standingFromAuth } from '@formwright/kit/identity/standing'
import { databaseAnswers } from '@formwright/kit/postgres/database'
import type { Logger } from '@formwright/kit/process/log'
import { operationRoutes } from '@formwright/kit/staff/operations'
import { type Config, listOf } from './config.ts'
import { openContext } from './domain/context.ts'
import { adminAddOnRoutes } from './routes/admin/admin-add-ons.ts'
import { adminPromoCodeRoutes } from './routes/admin/admin-promo-codes.ts'
import { adminRefundRoutes } from './routes/admin/admin-refunds.ts'
import { adminTransactionRoutes } from './routes/admin/admin-transactions.ts'
import { claimRoutes } from './routes/claim.ts'
import { createSessionRoutes } from './routes/create-session.ts'
import { internalCalls } from './routes/internal.ts'
import { promoCodeRoutes } from './routes/promo-codes.ts'
import { statusRoutes } from './routes/status.ts'
import { webhookRoutes } from './routes/webhook.ts'
import type { Database } from './tables.ts'

export interface AppOptions {
  db: Database
  config: Config
  log: Logger
  /** Whether the broker answers; told by `/readyz`. */
  connected?: () => boolean
}

/** Checkout's HTTP, not listening yet. */
export function buildApp({ db, config, log, connected = () => true }: AppOptions) {
  const app = createApp({
    service: 'checkout',
    description: 'Money: promo codes, card payments, orders.',
    log,
    ready: async () => ({ database: await databaseAnswers(db), broker: connected() ? 'ok' : 'degraded' })
  })
  const context = openContext({ db, config, log })
  const guarded = { db, context, limits: config, secret: config.INTERNAL_SECRET }
  // Test keys and live webhooks must not meet.
  const rules = { secrets: listOf(config.STRIPE_WEBHOOK_SECRET), live: context.live }
  const standingOf = standingFromAuth({ from: 'checkout', authUrl: config.AUTH_URL, secret: config.INTERNAL_SECRET })
  app.register(identity, { publicKeys: config.AUTH_PUBLIC_KEYS, isRevoked: revokedIn(db), standingOf })
  app.register(promoCodeRoutes(guarded))
  app.register(createSessionRoutes({ ...guarded, origins: listOf(config.PUBLIC_ORIGINS).map(withoutSlash) }))
  app.register(claimRoutes(guarded))
  app.register(statusRoutes(guarded))
  app.register(webhookRoutes({ context, rules }))
  app.register(adminAddOnRoutes(guarded))
  app.register(adminTransactionRoutes(guarded))
  app.register(adminRefundRoutes(context))
  app.register(adminPromoCodeRoutes(context))
  app.register(internalCalls(guarded))
  app.register(operationRoutes({ db, service: 'checkout', secret: config.INTERNAL_SECRET }))
  return app
}

const withoutSlash = (origin: string) => origin.replace(/\/$/, '')
