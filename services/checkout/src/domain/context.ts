import { type InternalClient, internalClient } from '@formwright/kit/identity/internal'
import { isLiveKey } from '@formwright/kit/process/live-key'
import type { Logger } from '@formwright/kit/process/log'
import type { Config } from '../config.ts'
import type { Database } from '../tables.ts'
import { openStripe, type Stripe } from './stripe/stripe.ts'

/** Beyond two seconds of waiting for catalog the copied price serves. */
const CATALOG_TIMEOUT_MS = 2_000

/** What the use cases work with. */
export interface Context {
  db: Database
  stripe: Stripe
  /** Whether our key moves real money. */
  live: boolean
  catalog: InternalClient<'catalog'>
  documents: InternalClient<'documents'>
  log: Logger
}

export const openContext = ({ db, config, log }: { db: Database; config: Config; log: Logger }): Context => ({
  db,
  log,
  stripe: openStripe(config),
  live: isLiveKey(config.STRIPE_SECRET_KEY),
  catalog: internalClient({
    from: 'checkout',
    to: 'catalog',
    baseUrl: config.CATALOG_URL,
    secret: config.INTERNAL_SECRET,
    timeoutMs: CATALOG_TIMEOUT_MS
  }),
  documents: internalClient({
    from: 'checkout',
    to: 'documents',
    baseUrl: config.DOCUMENTS_URL,
    secret: config.INTERNAL_SECRET
  })
})
