import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** A paid order may now have one matter's documents. An order that is paid and not yet answered is settled. */
export const entitlementGranted = defineEvent(
  'entitlement.granted',
  { owner: 'documents', readers: [] },
  Type.Object({ order_id: Id }),
  { order_id: 'ord_1' }
)
