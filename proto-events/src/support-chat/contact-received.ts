import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { EmailAddress, Id } from '../fields.ts'

/** Somebody wrote through the contact form. What they wrote stays with its owner. */
export const contactReceived = defineEvent(
  'contact.received',
  'support-chat',
  Type.Object({ contact_id: Id, name: Type.String(), email: EmailAddress })
)
