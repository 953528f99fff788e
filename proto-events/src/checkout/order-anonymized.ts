import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** The person behind these orders deleted the account. What was paid stays on the books; who paid does not. */
export const orderAnonymized = defineEvent(
  'order.anonymized',
  { owner: 'checkout', readers: ['documents', 'notifications'] },
  Type.Object({ order_ids: Type.Array(Id, { minItems: 1 }) }),
  { order_ids: ['ord_1'] }
)
