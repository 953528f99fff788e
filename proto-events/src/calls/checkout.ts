import { type Static, Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Day, Nullable, ServiceId, Time, Uuid } from '../fields.ts'

const Owner = Type.String({ maxLength: 64 })

/** Which of these owners have an order that is open, paid or under review: nobody's answers are deleted who pays. */
export const buyersAmongCall = defineCall(
  '/internal/buyers',
  { owner: 'checkout', callers: ['documents'], method: 'POST' },
  {
    body: Type.Object({ owners: Type.Array(Owner, { maxItems: 10_000 }) }),
    answer: Type.Array(Owner)
  }
)

const Order = Type.Object({
  order_id: Type.String(),
  status: Type.String(),
  service_id: ServiceId,
  service_title: Type.String(),
  state: Nullable(Type.String({ description: 'Of the Union' })),
  list_price: Type.Number(),
  discount: Type.Number(),
  promo_code: Nullable(Type.String()),
  add_ons: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), price: Type.Number() })),
  amount: Type.Number(),
  currency: Type.String(),
  email: Type.String(),
  created_at: Time,
  settled_at: Nullable(Time),
  refunds: Type.Array(
    Type.Object({ amount: Type.Number(), reason: Nullable(Type.String()), status: Type.String(), created_at: Time })
  ),
  notes: Type.Array(Type.Object({ add_on: Type.String(), note: Type.String(), at: Time }), {
    description: 'Of staff, about the add-ons'
  })
})
export type ExportedOrder = Static<typeof Order>

/** All orders of an account and of the browsers it claimed, in dollars. Auth has asked who is asking. */
export const accountOrdersCall = defineCall(
  '/internal/accounts/:id/orders',
  { owner: 'checkout', callers: ['auth'], method: 'POST' },
  {
    params: Type.Object({ id: Uuid }),
    body: Type.Object({ owners: Type.Array(Owner) }),
    answer: Type.Array(Order)
  }
)

const Receipt = Type.Object({
  order_id: Type.String(),
  service_id: ServiceId,
  service_title: Type.String(),
  state: Nullable(Type.String({ description: 'Of the Union' })),
  list_cents: Type.Integer(),
  discount_cents: Type.Integer(),
  promo_code: Nullable(Type.String()),
  add_ons: Type.Array(Type.Object({ title: Type.String(), price_cents: Type.Integer() })),
  amount_cents: Type.Integer(),
  currency: Type.String(),
  paid_at: Time,
  claim_session: Nullable(Type.String({ description: 'Binds the order to its buyer; null once somebody did' })),
  payer_session: Nullable(
    Type.String({ description: 'By it an account takes the order along; null once one is known to have paid' })
  )
})
export type Receipt = Static<typeof Receipt>

/** What the receipt is written from, at the moment it is sent: so that the key of an unclaimed order rests in no fact. */
export const orderReceiptCall = defineCall(
  '/internal/orders/:id/receipt',
  { owner: 'checkout', callers: ['notifications'] },
  { params: Type.Object({ id: Uuid }), answer: Receipt }
)

const OrderStats = Type.Object({
  total_revenue_cents: Type.Integer(),
  successful_payments: Type.Integer(),
  opened_orders: Type.Integer()
})
export type OrderStats = Static<typeof OrderStats>

/** Our share of the admin's figures. */
export const orderStatsCall = defineCall(
  '/internal/stats',
  { owner: 'checkout', callers: ['gateway'] },
  { answer: OrderStats }
)

/** Orders and revenue, day by day. */
export const orderSeriesCall = defineCall(
  '/internal/series',
  { owner: 'checkout', callers: ['gateway'] },
  {
    query: Type.Object({ from: Day, to: Day }),
    answer: Type.Array(
      Type.Object({
        day: Day,
        opened: Type.Integer(),
        paid: Type.Integer(),
        revenue_cents: Type.Integer({ description: 'Of the orders paid that day' })
      })
    )
  }
)
