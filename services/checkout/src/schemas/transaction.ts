import { Nullable, Timestamp } from '@formwright/kit/http/schemas'
import { StaffListQuery } from '@formwright/kit/staff/staff-list'
import { type Static, Type } from 'typebox'

const Dollars = (description: string) => Type.Number({ description })
const Day = (description: string) => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description })

const PaymentState = Type.Union(
  [
    Type.Literal('open'),
    Type.Literal('paid'),
    Type.Literal('expired'),
    Type.Literal('review'),
    Type.Literal('waiting'),
    Type.Literal('refunded')
  ],
  {
    description:
      '`review`: another amount was paid than asked for. `waiting`: paid, and its papers would be untrue for now. `refunded`: in full or in part'
  }
)

export const TransactionsQuery = Type.Object({
  ...StaffListQuery,
  status: Type.Optional(PaymentState),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Part of an e-mail address, service title, promo code, session or order'
    })
  ),
  from: Type.Optional(Day('First day, UTC: `2026-11-01`')),
  to: Type.Optional(Day('Last day, UTC'))
})
export type TransactionsQuery = Static<typeof TransactionsQuery>

export const Transaction = Type.Object(
  {
    id: Type.String({ description: 'The order' }),
    session_id: Nullable(Type.String()),
    email: Nullable(Type.String({ description: 'Null once its owner has deleted the account' })),
    service_id: Type.Integer(),
    metadata: Type.Object({ service_title: Type.String() }),
    state: Nullable(Type.String({ description: 'Of the Union' })),
    list_price: Dollars('Of the service'),
    discount: Dollars('Off the service'),
    promo_code: Nullable(Type.String()),
    add_ons: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), price: Type.Number() })),
    amount: Dollars('What the customer was asked to pay, in dollars'),
    refunded: Dollars('What was given back, in dollars'),
    currency: Type.String(),
    payment_status: PaymentState,
    waiting: Nullable(
      Type.Object({
        question: Type.String({ description: 'What stands in the way, as it is asked; never the answer' }),
        possible_from: Nullable(Type.String({ description: 'A day; null where no day helps' })),
        since: Timestamp
      })
    ),
    created_at: Timestamp,
    paid_at: Nullable(Timestamp),
    refunded_at: Nullable(Timestamp)
  },
  {
    examples: [
      {
        id: '6f1c8f0e-3f0c-4d5c-8a55-0f6f3a2c9b10',
        session_id: 'cs_test_a1B2c3D4e5F6g7H8i9J0',
        email: 'ada@example.com',
        service_id: 1,
        metadata: { service_title: 'Simple Will' },
        state: 'TX',
        list_price: 49,
        discount: 9.8,
        promo_code: 'WELCOME20',
        add_ons: [{ id: 'document_review', title: 'Professional Legal Analysis', price: 149 }],
        amount: 188.2,
        refunded: 0,
        currency: 'usd',
        payment_status: 'paid',
        waiting: null,
        created_at: '2026-11-20T10:15:00.000Z',
        paid_at: '2026-11-20T10:16:00.000Z',
        refunded_at: null
      }
    ]
  }
)
export type Transaction = Static<typeof Transaction>
