import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Nullable, Timestamp, Uuid } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import { caseOf, ordersOf, promoCodesOf } from '../repositories/person.ts'
import type { Database, OrderRow } from '../tables.ts'

const Owners = Type.Object({ owners: Type.Array(Type.String({ maxLength: 64 })) }, { examples: [{ owners: [] }] })

const Order = Type.Object(
  {
    order_id: Type.String(),
    status: Type.String(),
    service_id: Type.Integer(),
    service_title: Type.String(),
    state: Nullable(Type.String({ description: 'Of the Union' })),
    list_price: Type.Number(),
    discount: Type.Number(),
    promo_code: Nullable(Type.String()),
    add_ons: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), price: Type.Number() })),
    amount: Type.Number(),
    currency: Type.String(),
    email: Type.String(),
    created_at: Timestamp,
    settled_at: Nullable(Timestamp),
    refunds: Type.Array(
      Type.Object({
        amount: Type.Number(),
        reason: Nullable(Type.String()),
        status: Type.String(),
        created_at: Timestamp
      })
    ),
    notes: Type.Array(Type.Object({ add_on: Type.String(), note: Type.String(), at: Timestamp }), {
      description: 'Of staff, about the add-ons'
    })
  },
  {
    examples: [
      {
        order_id: '6f1c8f0e-3f0c-4d5c-8a55-0f6f3a2c9b10',
        status: 'paid',
        service_id: 1,
        service_title: 'Simple Will',
        state: 'TX',
        list_price: 49,
        discount: 9.8,
        promo_code: 'WELCOME20',
        add_ons: [],
        amount: 39.2,
        currency: 'usd',
        email: 'ada@example.com',
        created_at: '2026-11-20T10:15:00.000Z',
        settled_at: '2026-11-20T10:16:00.000Z',
        refunds: [],
        notes: []
      }
    ]
  }
)

/** For auth's export alone, which has asked who is asking: all orders of an account and of the browsers it claimed. */
export const internalOrdersRoutes =
  ({ db, secret }: { db: Database; secret: string }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/internal/accounts/:id/orders',
      {
        bodyLimit: 1_048_576,
        onRequest: requireCaller({ secret, service: 'checkout', callers: ['auth'] }),
        schema: {
          tags: ['internal'],
          summary: 'The orders of a person; amounts in dollars',
          params: Type.Object({ id: Uuid }),
          body: Owners,
          response: { 200: Type.Array(Order), ...ErrorAnswers }
        }
      },
      async (request) => {
        const orders = await ordersOf(db, { accountId: request.params.id, owners: request.body.owners })
        const ids = orders.map(({ id }) => id)
        const codes = await promoCodesOf(db, ids)
        const known = await caseOf(db, ids)
        return orders.map((order) => toOrder(order, codes.get(order.id) ?? null, known))
      }
    )
  }

const toOrder = (
  order: OrderRow,
  promo_code: string | null,
  { refunds, notes }: Awaited<ReturnType<typeof caseOf>>
) => ({
  order_id: order.id,
  status: order.state,
  service_id: order.service_id,
  service_title: order.service_title,
  state: order.service_state,
  list_price: order.list_cents / 100,
  discount: order.discount_cents / 100,
  promo_code,
  add_ons: order.add_ons.map(({ id, title, price_cents }) => ({ id, title, price: price_cents / 100 })),
  amount: order.amount_cents / 100,
  currency: order.currency,
  email: order.email,
  created_at: order.created_at.toISOString(),
  settled_at: order.settled_at?.toISOString() ?? null,
  refunds: refunds
    .filter(({ order_id }) => order_id === order.id)
    .map(({ amount_cents, reason, state, created_at }) => ({
      amount: amount_cents / 100,
      reason,
      status: state,
      created_at: created_at.toISOString()
    })),
  notes: notes
    .filter(({ order_id }) => order_id === order.id)
    .map(({ add_on, note, at }) => ({ add_on, note, at: at.toISOString() }))
})
