import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Nullable, Timestamp, Uuid } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import { findOrder } from '../repositories/orders.ts'
import { promoCodesOf } from '../repositories/person.ts'
import type { Database } from '../tables.ts'

const Receipt = Type.Object(
  {
    order_id: Type.String(),
    service_id: Type.Integer(),
    service_title: Type.String(),
    state: Nullable(Type.String({ description: 'Of the Union' })),
    list_cents: Type.Integer(),
    discount_cents: Type.Integer(),
    promo_code: Nullable(Type.String()),
    add_ons: Type.Array(Type.Object({ title: Type.String(), price_cents: Type.Integer() })),
    amount_cents: Type.Integer(),
    currency: Type.String(),
    paid_at: Timestamp,
    claim_session: Nullable(Type.String({ description: 'Binds the order to its buyer; null once somebody did' })),
    payer_session: Nullable(
      Type.String({ description: 'By it an account takes the order along; null once one is known to have paid' })
    )
  },
  {
    examples: [
      {
        order_id: '6f1c8f0e-3f0c-4d5c-8a55-0f6f3a2c9b10',
        service_id: 1,
        service_title: 'Simple Will',
        state: 'TX',
        list_cents: 4900,
        discount_cents: 980,
        promo_code: 'WELCOME20',
        add_ons: [{ title: 'Professional Legal Analysis', price_cents: 14_900 }],
        amount_cents: 18_820,
        currency: 'usd',
        paid_at: '2026-11-20T10:16:00.000Z',
        claim_session: null,
        payer_session: null
      }
    ]
  }
)

/** What the receipt is written from, at the moment it is sent: so that the key of an unclaimed order rests in no fact. */
export const internalReceiptRoutes =
  ({ db, secret }: { db: Database; secret: string }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/internal/orders/:id/receipt',
      {
        onRequest: requireCaller({ secret, service: 'checkout', callers: ['notifications'] }),
        schema: {
          tags: ['internal'],
          summary: 'The lines of a paid order',
          params: Type.Object({ id: Uuid }),
          response: { 200: Receipt, ...ErrorAnswers }
        }
      },
      async (request) => {
        const order = await findOrder(db, request.params.id)
        if (order?.settled_at == null || !['paid', 'refunded'].includes(order.state)) throw notFound()
        return {
          order_id: order.id,
          service_id: order.service_id,
          service_title: order.service_title,
          state: order.service_state,
          list_cents: order.list_cents,
          discount_cents: order.discount_cents,
          promo_code: (await promoCodesOf(db, [order.id])).get(order.id) ?? null,
          add_ons: order.add_ons.map(({ title, price_cents }) => ({ title, price_cents })),
          amount_cents: order.amount_cents,
          currency: order.currency,
          paid_at: order.settled_at.toISOString(),
          claim_session: order.owner === null ? order.session_id : null,
          payer_session: order.account_id === null ? order.session_id : null
        }
      }
    )
  }
