import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** A paid set is wanted. Settled by `document.generated` or `document.failed`. */
export const documentRequested = defineEvent(
  'document.requested',
  'documents',
  Type.Object({ generation_id: Id, order_id: Id })
)
