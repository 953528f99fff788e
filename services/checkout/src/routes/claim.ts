import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/http/errors'
import { claimOrder } from '../domain/order/claim-order.ts'
import { addressKey } from '../domain/promo/address-key.ts'
import { ClaimedOrder, ClaimOrder } from '../schemas/checkout.ts'
import type { Database } from '../tables.ts'
import { type Limits, limitAttempts } from './limits.ts'

/** Binds an order to its buyer's browser. Somebody else's order answers as one that is not there. */
export const claimRoutes =
  ({ db, limits, secret }: { db: Database; limits: Limits; secret: string }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/checkout/claim',
      {
        schema: {
          tags: ['checkout'],
          summary: 'Bind an order made without a user_id',
          body: ClaimOrder,
          response: { 200: ClaimedOrder, ...ErrorAnswers }
        }
      },
      async (request) => {
        const { session_id: sessionId, user_id: userId } = request.body
        if (await claimOrder(db, { sessionId, userId, accountId: request.actor?.accountId })) {
          return { claimed: true as const }
        }
        await limitAttempts(db, limits, 'UNKNOWN_SESSIONS_LIMIT', addressKey(request.ip, secret))
        throw notFound('No such payment session')
      }
    )
  }
