import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/http/errors'
import type { Context } from '../domain/context.ts'
import { orderLines } from '../domain/order/order-lines.ts'
import { paymentStatus } from '../domain/order/payment-status.ts'
import { addressKey } from '../domain/promo/address-key.ts'
import { promoCodesOf } from '../repositories/person.ts'
import { PaymentStatus, SessionParams } from '../schemas/checkout.ts'
import type { OrderRow, OrderState } from '../tables.ts'
import { type Limits, limitAttempts } from './limits.ts'

export interface StatusOptions {
  context: Context
  limits: Limits
  secret: string
}

/** What the result page polls; the session's id is its key. */
export const statusRoutes =
  ({ context, limits, secret }: StatusOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/checkout/status/:sessionId',
      {
        schema: {
          tags: ['checkout'],
          summary: 'How a payment stands',
          params: SessionParams,
          response: { 200: PaymentStatus, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { sessionId } = request.params
        const order = await paymentStatus(context, sessionId)
        if (order === undefined) {
          await limitAttempts(context.db, limits, 'UNKNOWN_SESSIONS_LIMIT', addressKey(request.ip, secret))
          throw notFound('No such payment session')
        }
        reply.header('cache-control', 'no-store')
        const promoCode = (await promoCodesOf(context.db, [order.id])).get(order.id) ?? null
        return toStatus(sessionId, order, promoCode)
      }
    )
  }

const SHOWN_AS = {
  open: ['open', 'unpaid'],
  paid: ['complete', 'paid'],
  refunded: ['complete', 'refunded'],
  /** Not told as paid: nothing is delivered until a person has looked at it. */
  review: ['complete', 'unpaid'],
  expired: ['expired', 'unpaid']
} as const satisfies Record<OrderState, readonly [string, string]>

const toStatus = (session_id: string, order: OrderRow, promoCode: string | null) => {
  const [status, payment_status] = SHOWN_AS[order.state]
  return {
    session_id,
    status,
    payment_status,
    amount_total: order.amount_cents,
    currency: order.currency,
    lines: orderLines(order, promoCode),
    paid_at: order.settled_at?.toISOString() ?? null,
    metadata: { service_id: order.service_id, service_title: order.service_title, state: order.service_state }
  }
}
