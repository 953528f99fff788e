import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { actorFrom, requireRole } from '@formwright/kit/identity/actor'
import type { Context } from '../../domain/context.ts'
import { toCents, toDollars } from '../../domain/dollars.ts'
import { taken } from '../../domain/order/taken.ts'
import { type Quote, quoteRefund } from '../../domain/refund/quote-refund.ts'
import { refundOrder } from '../../domain/refund/refund-order.ts'
import { hashOfKey } from '../../domain/session/checkout-request.ts'
import { AskRefund, AskRefundHeaders, OrderParams, Refund, RefundQuote } from '../../schemas/refund.ts'
import type { RefundRow } from '../../tables.ts'
import { idempotencyKeyOf } from '../idempotency-key.ts'

/** Money back: what the table says, and the act. */
export const adminRefundRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', requireRole('admin'))

    app.get(
      '/api/admin/transactions/:id/refund-quote',
      {
        schema: {
          tags: ['admin'],
          summary: 'What an order gives back by the refund table today',
          params: OrderParams,
          response: { 200: RefundQuote, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return toQuote(await quoteRefund(context, request.params.id, new Date()))
      }
    )

    app.post(
      '/api/admin/transactions/:id/refund',
      {
        schema: {
          tags: ['admin'],
          summary: 'Give money back and close the order; 202 while the payment provider does not answer',
          params: OrderParams,
          headers: AskRefundHeaders,
          body: AskRefund,
          response: { 200: Refund, 202: Refund, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { amount, reason } = request.body
        const wish = {
          orderId: request.params.id,
          amountCents: amount === undefined ? undefined : toCents(amount, 'amount'),
          reason: reason?.trim() || undefined,
          keyHash: hashOfKey(idempotencyKeyOf(request))
        }
        const by = { staff: actorFrom(request), requestId: request.id }
        const refund = toRefund(await refundOrder(context, wish, by, new Date()))
        return reply.code(refund.status === 'done' ? 200 : 202).send(refund)
      }
    )
  }

const toRefund = ({ id, order_id, amount_cents, reason, state, created_at }: RefundRow): Refund => ({
  id,
  order_id,
  amount: toDollars(amount_cents),
  reason,
  status: state,
  created_at: created_at.toISOString()
})

const toQuote = ({
  order,
  lines,
  dueCents,
  refundedCents,
  share,
  documentsMade,
  waiting,
  guarantee,
  refunds
}: Quote): RefundQuote => ({
  order_id: order.id,
  currency: taken(order).currency,
  paid: toDollars(taken(order).cents),
  refunded: toDollars(refundedCents),
  quote: toDollars(dueCents),
  most: toDollars(taken(order).cents - refundedCents),
  progress: share,
  documents_made: documentsMade,
  waiting,
  guarantee: {
    verdict: guarantee.verdict,
    amount: toDollars(guarantee.cents),
    until: guarantee.until?.toISOString() ?? null
  },
  lines: lines.map(({ id, title, paidCents, percent, cents, why }) => {
    return { id, title, paid: toDollars(paidCents), percent, amount: toDollars(cents), why }
  }),
  refunds: refunds.map(toRefund)
})
