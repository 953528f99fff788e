import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { EmailAddress, Id } from '../fields.ts'

/** A company asked to be shown the product. */
export const demoRequested = defineEvent(
  'demo.requested',
  { owner: 'support-chat', readers: ['notifications'] },
  Type.Object({ demo_id: Id, contact_name: Type.String(), email: EmailAddress })
)
