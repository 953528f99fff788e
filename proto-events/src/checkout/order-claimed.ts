import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** An order made without a `user_id` was bound to one, once and for all. */
export const orderClaimed = defineEvent(
  'order.claimed',
  { owner: 'checkout', readers: ['documents'] },
  Type.Object({ order_id: Id, owner: Id })
)
