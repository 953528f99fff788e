import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { EmailAddress, Id } from '../fields.ts'

/** Staff have done what an add-on promises. */
export const addOnDone = defineEvent(
  'add-on.done',
  { owner: 'checkout', readers: ['notifications'] },
  Type.Object({
    task_id: Id,
    order_id: Id,
    add_on: Type.String(),
    title: Type.String(),
    service_title: Type.String(),
    email: EmailAddress
  }),
  {
    task_id: 'task_1',
    order_id: 'ord_1',
    add_on: 'document_review',
    title: 'Professional Legal Analysis',
    service_title: 'Simple Will',
    email: 'ada@example.com'
  }
)
