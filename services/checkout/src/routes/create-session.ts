import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, unprocessable } from '@formwright/kit/http/errors'
import type { Static } from 'typebox'
import type { Context } from '../domain/context.ts'
import { addressKey } from '../domain/promo/address-key.ts'
import { normaliseCode } from '../domain/promo/promo-rules.ts'
import { createCheckout } from '../domain/session/create-checkout.ts'
import { CreatedSession, CreateSession, CreateSessionHeaders, RefusedCheckout } from '../schemas/checkout.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { type Limits, limitAttempts } from './limits.ts'

export interface CreateSessionOptions {
  context: Context
  limits: Limits
  secret: string
  origins: readonly string[]
}

/** Opens a payment. What it costs is ours to say: a price from the client is an unknown field. */
export const createSessionRoutes =
  ({ context, limits, secret, origins }: CreateSessionOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/checkout/create-session',
      {
        schema: {
          tags: ['checkout'],
          summary: 'Open a card payment for a service',
          headers: CreateSessionHeaders,
          body: CreateSession,
          response: { 200: CreatedSession, 422: RefusedCheckout, ...ErrorAnswers }
        }
      },
      async (request) => {
        const { body } = request
        const address = addressKey(request.ip, secret)
        const origin = ownOrigin(body.origin_url, origins)
        const idempotencyKey = idempotencyKeyOf(request)
        const promoCode = promoOf(body)
        await limitAttempts(context.db, limits, 'SESSIONS_LIMIT', address)
        if (promoCode !== undefined) await limitAttempts(context.db, limits, 'PROMO_TRIES_LIMIT', address)
        const { url, sessionId } = await createCheckout(
          context,
          {
            serviceId: body.service_id,
            email: body.user_email,
            origin,
            userId: body.user_id,
            accountId: request.actor?.accountId,
            state: body.state,
            addOns: body.add_ons ?? [],
            promoCode,
            idempotencyKey,
            addressKey: address
          },
          new Date()
        )
        return { url, session_id: sessionId }
      }
    )
  }

/** The payment page sends the customer back there, so it must be a place of ours. */
function ownOrigin(url: string, origins: readonly string[]): string {
  const origin = url.replace(/\/$/, '')
  if (origins.includes(origin)) return origin
  throw unprocessable('The payment cannot return to that site', [
    { field: 'origin_url', message: 'is not one of ours' }
  ])
}

const promoOf = ({ promo_code, apply_promo }: Static<typeof CreateSession>) =>
  apply_promo === false || promo_code === undefined ? undefined : normaliseCode(promo_code) || undefined
