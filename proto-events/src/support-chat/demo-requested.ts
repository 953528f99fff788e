import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { EmailAddress, Id, PersonName } from '../fields.ts'

/** A company asked to be shown the product. */
export const demoRequested = defineEvent(
  'demo.requested',
  { owner: 'support-chat', readers: ['notifications'] },
  Type.Object({
    demo_id: Id,
    contact_name: PersonName,
    email: EmailAddress,
    /** False: the mailbox has had enough confirmations today, and staff alone are told. */
    confirm: Type.Optional(Type.Boolean())
  }),
  { demo_id: 'd1', contact_name: 'Ada', email: 'ada@example.com', confirm: true }
)
