import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { EmailAddress, Id, PersonName } from '../fields.ts'

/** Somebody wrote through the contact form. What they wrote stays with its owner. */
export const contactReceived = defineEvent(
  'contact.received',
  { owner: 'support-chat', readers: ['notifications'] },
  Type.Object({
    contact_id: Id,
    name: PersonName,
    email: EmailAddress,
    /** False: the mailbox has had enough confirmations today, and staff alone are told. */
    confirm: Type.Optional(Type.Boolean())
  }),
  { contact_id: 'c1', name: 'Ada', email: 'ada@example.com', confirm: true }
)
