import { Type } from 'typebox'
import { entitlementGranted } from '../documents/entitlement-granted.ts'
import { answer, defineEvent } from '../envelope.ts'
import { Cents, EmailAddress, Id, Nullable, ServiceId, Time } from '../fields.ts'

/** An order was paid, or was free. */
export const paymentCompleted = defineEvent(
  'payment.completed',
  {
    owner: 'checkout',
    readers: ['documents', 'notifications'],
    settlement: { key: ({ order_id }) => order_id, answers: [answer(entitlementGranted, ({ order_id }) => order_id)] }
  },
  Type.Object({
    order_id: Id,
    service_id: ServiceId,
    service_title: Type.String(),
    state: Nullable(Type.String()),
    /** Hash of the buyer's `user_id`; null until somebody claims the order. */
    owner: Nullable(Id),
    /** The account that paid, as far as it was signed in. Facts told before this field was there lack it. */
    account_id: Type.Optional(Nullable(Id)),
    email: EmailAddress,
    amount_cents: Cents,
    discount_cents: Cents,
    currency: Type.String({ minLength: 3, maxLength: 3 }),
    paid_at: Time
  }),
  {
    order_id: 'ord_1',
    service_id: 1,
    service_title: 'Simple Will',
    state: 'TX',
    owner: 'o',
    account_id: 'acc_1',
    email: 'ada@example.com',
    amount_cents: 4900,
    discount_cents: 0,
    currency: 'usd',
    paid_at: '2026-11-21T12:00:00.000Z'
  }
)
