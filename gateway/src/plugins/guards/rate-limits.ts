import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import { tooManyRequests } from '@formwright/kit/http/errors'
import type { FastifyInstance } from 'fastify'
import type { Limits, RateName } from '../../limits.ts'

const ADDRESSES_REMEMBERED = 20_000

/**
 * Counts requests by client address in this process alone: with n replicas a client gets up to n times as many. What
 * must hold exactly (log-ins, promo codes, money) is counted in Postgres by its service.
 */
export async function limitRates(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(rateLimit, {
    max: limits.rates.general,
    timeWindow: 60_000,
    cache: ADDRESSES_REMEMBERED,
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests('Too many requests. Please wait a moment and try again.', ttl / 1000)
  })
}

/** A route's `config.rateLimit`. Each row counts for itself. */
export const rateOf = (name: RateName, limits: Limits): RateLimitOptions | false | undefined => {
  if (name === 'refused') return false
  return name === 'general' ? undefined : { max: limits.rates[name] }
}
