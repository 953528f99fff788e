import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id, Nullable } from '../fields.ts'

/** A paid order was bound to a `user_id`, or an account took it along. Whether it may pay for what that holds, documents decides. */
export const orderClaimed = defineEvent(
  'order.claimed',
  { owner: 'checkout', readers: ['documents'] },
  Type.Object({
    order_id: Id,
    owner: Id,
    /** The account that was signed in. Facts told before this field was there lack it. */
    account_id: Type.Optional(Nullable(Id))
  }),
  { order_id: 'ord_1', owner: 'o', account_id: 'acc_1' }
)
