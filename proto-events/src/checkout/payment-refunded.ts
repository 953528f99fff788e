import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Cents, EmailAddress, Id, ServiceId, Time } from '../fields.ts'

/** Money of an order was given back, in full or in part. The first refund closes the order; a free one closes with 0. */
export const paymentRefunded = defineEvent(
  'payment.refunded',
  { owner: 'checkout', readers: ['documents', 'notifications'] },
  Type.Object({
    order_id: Id,
    refund_id: Id,
    service_id: ServiceId,
    service_title: Type.String(),
    email: EmailAddress,
    /** Of this refund. */
    amount_cents: Cents,
    /** Of all refunds of the order so far. */
    refunded_cents: Cents,
    paid_cents: Cents,
    currency: Type.String({ minLength: 3, maxLength: 3 }),
    refunded_at: Time
  }),
  {
    order_id: 'ord_1',
    refund_id: 'ref_1',
    service_id: 1,
    service_title: 'Simple Will',
    email: 'ada@example.com',
    amount_cents: 4410,
    refunded_cents: 4410,
    paid_cents: 4900,
    currency: 'usd',
    refunded_at: '2026-11-21T12:00:00.000Z'
  }
)
