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
  }),
  {
    task_id: 'task_1',
    order_id: 'ord_1',
    add_on: 'document_review',
    title: 'Professional Legal Analysis',
    price_cents: 14_900,
    service_id: 1,
    service_title: 'Simple Will',
    email: 'ada@example.com',
    ordered_at: '2026-11-21T12:00:00.000Z',
    due_at: '2026-11-21T12:00:00.000Z'
  }
)
