import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id, Time } from '../fields.ts'

/** Staff asked for a refund; `payment.refunded` or `refund.failed` says how it ended. Until then nothing new is made for the order. */
export const refundRequested = defineEvent(
  'refund.requested',
  { owner: 'checkout', readers: ['documents'] },
  Type.Object({ order_id: Id, refund_id: Id, requested_at: Time }),
  { order_id: 'ord_1', refund_id: 'ref_1', requested_at: '2026-11-21T12:00:00.000Z' }
)
