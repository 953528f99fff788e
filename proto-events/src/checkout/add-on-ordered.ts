import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Cents, EmailAddress, Id, ServiceId, Time } from '../fields.ts'

/** A paid order bought a person's work: a task for staff, told to them and to the customer. */
export const addOnOrdered = defineEvent(
  'add-on.ordered',
  { owner: 'checkout', readers: ['notifications'] },
  Type.Object({
    task_id: Id,
    order_id: Id,
    /** Names what is done: `document_review`. */
    add_on: Type.String(),
    title: Type.String(),
    price_cents: Cents,
    service_id: ServiceId,
    service_title: Type.String(),
    email: EmailAddress,
    ordered_at: Time,
    due_at: Time
  })
)
