import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Cents, Id, Time } from '../fields.ts'

/** A refund did not reach the customer: it was refused at once, or came back after `payment.refunded`. The order stays as it is. */
export const refundFailed = defineEvent(
  'refund.failed',
  { owner: 'checkout', readers: ['documents', 'notifications'] },
  Type.Object({
    order_id: Id,
    refund_id: Id,
    service_title: Type.String(),
    amount_cents: Cents,
    currency: Type.String({ minLength: 3, maxLength: 3 }),
    failed_at: Time
  }),
  {
    order_id: 'ord_1',
    refund_id: 'ref_1',
    service_title: 'Simple Will',
    amount_cents: 4410,
    currency: 'usd',
    failed_at: '2026-11-21T12:00:00.000Z'
  }
)
