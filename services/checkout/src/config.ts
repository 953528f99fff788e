import { CommonConfig, readConfig, Secret, Url } from '@formwright/kit/process/config'
import { type Static, Type } from 'typebox'

const Schema = Type.Object({
  ...CommonConfig,
  STRIPE_SECRET_KEY: Secret(),
  /** Several, separated by commas, while the secret rotates. */
  STRIPE_WEBHOOK_SECRET: Secret(),
  /** Set where a payment sandbox stands in for Stripe. */
  STRIPE_API_URL: Type.Optional(Url()),
  /** Asked whether a member of staff is still signed in. */
  AUTH_URL: Url(),
  CATALOG_URL: Url(),
  DOCUMENTS_URL: Url(),
  /** Where the site is served, separated by commas: the only places a payment may return to. */
  PUBLIC_ORIGINS: Type.String({ pattern: '^https?://' }),
  /** Adds the promo codes of a demonstration at start; for the sandbox, never beside a live key. */
  SEED_PROMO_CODES: Type.Boolean({ default: false }),
  /** Promo codes tried, by client address, in ten minutes. */
  PROMO_TRIES_LIMIT: Type.Integer({ minimum: 1, default: 60 }),
  /** Sessions asked for, by client address, in ten minutes. */
  SESSIONS_LIMIT: Type.Integer({ minimum: 1, default: 300 }),
  /** Unknown session ids asked for, by client address, in ten minutes. */
  UNKNOWN_SESSIONS_LIMIT: Type.Integer({ minimum: 1, default: 60 }),
  RECONCILE_EVERY_SECONDS: Type.Integer({ minimum: 1, default: 30 })
})
export type Config = Readonly<Static<typeof Schema>>

export const loadConfig = (): Config => readConfig(Schema)

/** The items of a comma list, without blanks. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
