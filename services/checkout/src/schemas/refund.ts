import { Nullable, Timestamp, Uuid } from '@formwright/kit/http/schemas'
import { type Static, Type } from 'typebox'

export const OrderParams = Type.Object({ id: Uuid })

const RefundLine = Type.Object({
  id: Type.String({ description: '`service`, or the id of an add-on' }),
  title: Type.String(),
  paid: Type.Number({ description: 'Dollars; a discount is taken off already' }),
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  amount: Type.Number({ description: 'Dollars' }),
  why: Type.String({ description: 'The rule that decided, for staff to read' })
})

const Guarantee = Type.Object(
  {
    verdict: Type.Union([Type.Literal('all'), Type.Literal('with-reason'), Type.Literal('over')], {
      description:
        '`all`: no set was made, so everything comes back. `with-reason`: a set was made; where a court or office refused a paper, staff may give everything and say why. `over`: 30 days have passed'
    }),
    amount: Type.Number({ description: 'Dollars, less what was given back' }),
    until: Nullable(Timestamp)
  },
  { description: 'The 30-day money-back guarantee, beside the table: the greater of the two holds' }
)

const RefundStatus = Type.Union([Type.Literal('pending'), Type.Literal('done'), Type.Literal('failed')], {
  description:
    '`pending`: noted here, not yet confirmed by the payment provider; we go on asking. `failed`: refused, or come back later; the customer has not got it'
})

export const Refund = Type.Object(
  {
    id: Type.String(),
    order_id: Type.String(),
    amount: Type.Number({ description: 'Dollars' }),
    reason: Nullable(Type.String()),
    status: RefundStatus,
    created_at: Timestamp
  },
  {
    examples: [
      {
        id: 'c0f4a1de-5a6d-4b0e-9d55-1b7e0a3d2f11',
        order_id: '6f1c8f0e-3f0c-4d5c-8a55-0f6f3a2c9b10',
        amount: 44.1,
        reason: 'Asked for by the customer on the phone',
        status: 'done',
        created_at: '2026-11-21T09:30:00.000Z'
      }
    ]
  }
)
export type Refund = Static<typeof Refund>

/** What the published table gives back today, and what has been given back. Dollars. */
export const RefundQuote = Type.Object(
  {
    order_id: Type.String(),
    currency: Type.String(),
    paid: Type.Number(),
    refunded: Type.Number({ description: 'Given back or on its way' }),
    quote: Type.Number({ description: 'Due by the table today, less what was given back' }),
    most: Type.Number({ description: 'Paid less refunded: more is never possible' }),
    progress: Type.Number({ minimum: 0, maximum: 1, description: 'Of the required questions; 1 once documents exist' }),
    documents_made: Type.Boolean(),
    waiting: Type.Boolean({
      description: 'Paid, and its papers would be untrue for now: everything comes back, whenever'
    }),
    guarantee: Guarantee,
    lines: Type.Array(RefundLine),
    refunds: Type.Array(Refund)
  },
  {
    examples: [
      {
        order_id: '6f1c8f0e-3f0c-4d5c-8a55-0f6f3a2c9b10',
        currency: 'usd',
        paid: 188.2,
        refunded: 0,
        quote: 109.78,
        most: 188.2,
        progress: 0.1,
        documents_made: false,
        waiting: false,
        guarantee: { verdict: 'all' as const, amount: 188.2, until: '2026-12-21T09:30:00.000Z' },
        lines: [
          {
            id: 'service',
            title: 'Simple Will',
            paid: 39.2,
            percent: 90,
            amount: 35.28,
            why: 'No more than 25 % of the questions are answered'
          },
          {
            id: 'document_review',
            title: 'Professional Legal Analysis',
            paid: 149,
            percent: 50,
            amount: 74.5,
            why: 'The add-on is not done yet'
          }
        ],
        refunds: []
      }
    ]
  }
)
export type RefundQuote = Static<typeof RefundQuote>

export const AskRefundHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      description:
        'Random, 16 to 255 characters. The same key gives money back once and answers with the same refund; without one, a repeat is told what was refunded (409) once the first is through.'
    })
  )
})

export const AskRefund = Type.Object(
  {
    amount: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1_000_000, description: 'Dollars, whole cents; without it the quote' })
    ),
    reason: Type.Optional(
      Type.String({ maxLength: 500, description: 'Needed for more than the quote; staff alone read it' })
    )
  },
  { examples: [{ amount: 44.1, reason: 'Asked for by the customer on the phone' }] }
)
