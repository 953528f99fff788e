import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id, Nullable } from '../fields.ts'

/**
 * A paid order named an owner that another account holds. It pays for nothing of that account and waits, without an owner, for
 * whoever paid it: `account_id`, or the holder of its payment session.
 */
export const entitlementReleased = defineEvent(
  'entitlement.released',
  { owner: 'documents', readers: ['checkout'] },
  Type.Object({ order_id: Id, owner: Id, account_id: Nullable(Id) }),
  { order_id: 'ord_1', owner: 'o', account_id: 'acc_1' }
)
