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
  })
)
