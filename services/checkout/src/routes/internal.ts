import { notFound } from '@formwright/kit/http/errors'
import { answerCall } from '@formwright/kit/identity/internal'
import { checkDays } from '@formwright/kit/staff/days'
import {
  accountOrdersCall,
  buyersAmongCall,
  type ExportedOrder,
  orderReceiptCall,
  orderSeriesCall,
  orderStatsCall,
  type Receipt
} from '@formwright/proto-events/calls/checkout'
import type { FastifyPluginAsync } from 'fastify'
import { orderSeries } from '../repositories/order/order-series.ts'
import { orderStats } from '../repositories/order/order-stats.ts'
import { findOrder } from '../repositories/order/orders.ts'
import { buyersAmong, caseOf, ordersOf, promoCodesOf } from '../repositories/person.ts'
import type { Database, OrderRow } from '../tables.ts'

/** What the other services ask of orders: receipts, exports, figures, and who pays. */
export const internalCalls =
  ({ db, secret }: { db: Database; secret: string }): FastifyPluginAsync =>
  async (app) => {
    const self = { service: 'checkout', secret } as const

    answerCall(app, self, buyersAmongCall, ({ body }) => buyersAmong(db, body.owners))

    answerCall(app, self, accountOrdersCall, async ({ params, body }) => {
      const orders = await ordersOf(db, { accountId: params.id, owners: body.owners })
      const ids = orders.map(({ id }) => id)
      const codes = await promoCodesOf(db, ids)
      const known = await caseOf(db, ids)
      return orders.map((order) => toExported(order, codes.get(order.id) ?? null, known))
    })

    answerCall(app, self, orderReceiptCall, async ({ params }) => {
      const order = await findOrder(db, params.id)
      if (order?.settled_at == null || !['paid', 'refunded'].includes(order.state)) throw notFound()
      const codes = await promoCodesOf(db, [order.id])
      return toReceipt({ ...order, settled_at: order.settled_at }, codes.get(order.id) ?? null)
    })

    answerCall(app, self, orderStatsCall, () => orderStats(db))
    answerCall(app, self, orderSeriesCall, ({ query }) => orderSeries(db, checkDays(query)))
  }

type Case = Awaited<ReturnType<typeof caseOf>>

const toExported = (order: OrderRow, promo_code: string | null, { refunds, notes }: Case): ExportedOrder => ({
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

const toReceipt = (order: OrderRow & { settled_at: Date }, promo_code: string | null): Receipt => ({
  order_id: order.id,
  service_id: order.service_id,
  service_title: order.service_title,
  state: order.service_state,
  list_cents: order.list_cents,
  discount_cents: order.discount_cents,
  promo_code,
  add_ons: order.add_ons.map(({ title, price_cents }) => ({ title, price_cents })),
  amount_cents: order.amount_cents,
  currency: order.currency,
  paid_at: order.settled_at.toISOString(),
  claim_session: order.owner === null ? order.session_id : null,
  payer_session: order.account_id === null ? order.session_id : null
})
