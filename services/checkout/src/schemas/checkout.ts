import { Email, Nullable, StateCode, Timestamp, UserId } from '@formwright/kit/http/schemas'
import { exampleNotYet, RefusedBody } from '@formwright/proto-events/error-body'
import { Type } from 'typebox'

const examples = {
  session_id: 'cs_test_a1B2c3D4e5F6g7H8i9J0',
  user_id: 'user_Q2hvb3NlIGEgbG9uZyBvbmU',
  email: 'ada@example.com'
}

export const SessionId = Type.String({ pattern: '^cs_(test|live)_[A-Za-z0-9]{10,120}$' })
export const SessionParams = Type.Object({ sessionId: SessionId })

const AddOn = Type.Union([
  Type.Literal('document_review'),
  Type.Literal('express_consultation'),
  Type.Literal('filing_support')
])

export const CreateSession = Type.Object(
  {
    service_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    user_email: Email,
    /** The site's own origin; payments return nowhere else. */
    origin_url: Type.String({ minLength: 1, maxLength: 200 }),
    promo_code: Type.Optional(Type.String({ maxLength: 40 })),
    /** False leaves the promo code aside. */
    apply_promo: Type.Optional(Type.Boolean()),
    user_id: Type.Optional(UserId),
    state: Type.Optional(StateCode),
    add_ons: Type.Optional(Type.Array(AddOn, { maxItems: 3 }))
  },
  {
    examples: [
      {
        service_id: 1,
        user_email: examples.email,
        origin_url: 'http://localhost:8080',
        promo_code: 'WELCOME20',
        apply_promo: true,
        user_id: examples.user_id,
        state: 'TX'
      }
    ]
  }
)

export const CreateSessionHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      description: 'Random, 16 to 255 characters. The same key with the same body gives the same session.'
    })
  )
})

export const CreatedSession = Type.Object(
  { url: Type.String(), session_id: Type.String() },
  { examples: [{ url: 'https://checkout.stripe.com/c/pay/cs_test_a1B2c3', session_id: examples.session_id }] }
)

/** Money is not taken for papers that would be untrue today. */
export const RefusedCheckout = Type.Object(RefusedBody.properties, {
  description: 'Something is missing or wrong; or the papers would be untrue today: `not-yet` or `refused`',
  examples: [exampleNotYet]
})

export const ClaimOrder = Type.Object(
  { session_id: SessionId, user_id: UserId },
  { examples: [{ session_id: examples.session_id, user_id: examples.user_id }] }
)
export const ClaimedOrder = Type.Object({ claimed: Type.Literal(true) }, { examples: [{ claimed: true }] })

/** No e-mail address and no document id: whoever has the link of the success page sees this. */
export const PaymentStatus = Type.Object(
  {
    session_id: Type.String(),
    status: Type.Union([Type.Literal('open'), Type.Literal('complete'), Type.Literal('expired')]),
    payment_status: Type.Union([Type.Literal('paid'), Type.Literal('unpaid'), Type.Literal('refunded')], {
      description: '`refunded`: it was paid, and given back in full or in part'
    }),
    /** Cents. */
    amount_total: Type.Integer(),
    currency: Type.String(),
    lines: Type.Array(Type.Object({ title: Type.String(), amount_cents: Type.Integer() }), {
      description: 'What makes up the amount; a discount is negative'
    }),
    paid_at: Nullable(Timestamp),
    metadata: Type.Object({
      service_id: Type.Integer(),
      service_title: Type.String(),
      state: Nullable(Type.String({ description: 'Of the Union' }))
    })
  },
  {
    examples: [
      {
        session_id: examples.session_id,
        status: 'complete',
        payment_status: 'paid',
        amount_total: 3920,
        currency: 'usd',
        lines: [
          { title: 'Simple Will', amount_cents: 4900 },
          { title: 'Discount (WELCOME20)', amount_cents: -980 }
        ],
        paid_at: '2026-11-20T10:16:00.000Z',
        metadata: { service_id: 1, service_title: 'Simple Will', state: 'TX' }
      }
    ]
  }
)
