import type { Config } from './config.ts'

export type RateName = 'general' | 'login' | 'promo' | 'preview' | 'refused'
export type BodyName = 'general' | 'answers'

export interface Limits {
  /** Requests a minute and client address, counted in this process alone. */
  rates: Readonly<Record<RateName, number>>
  /** Bytes. */
  bodies: Readonly<Record<BodyName, number>>
}

export const limitsOf = (config: Config): Limits => ({
  rates: {
    general: config.RATE_LIMIT_PER_MINUTE,
    login: config.RATE_LIMIT_LOGIN_PER_MINUTE,
    promo: config.RATE_LIMIT_PROMO_PER_MINUTE,
    preview: config.RATE_LIMIT_PREVIEW_PER_MINUTE,
    refused: config.RATE_LIMIT_REFUSED_PER_MINUTE
  },
  bodies: { general: config.BODY_LIMIT_BYTES, answers: config.BODY_LIMIT_ANSWERS_BYTES }
})
