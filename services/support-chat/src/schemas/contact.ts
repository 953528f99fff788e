import { Email } from '@formwright/kit/http/schemas'
import { ContactMessage } from '@formwright/proto-events/calls/support-chat'
import { Line, Lines } from '@formwright/proto-events/fields'
import { type Static, Type } from 'typebox'

const example = {
  name: 'Ada King',
  email: 'ada@example.com',
  subject: 'Witnesses',
  message: 'May my neighbor be a witness of my will?'
}

export const NewContact = Type.Object(
  { name: Line(120), email: Email, subject: Line(200), message: Lines(5_000) },
  { examples: [example] }
)
export type NewContact = Static<typeof NewContact>

/** The sentence the page shows. */
export const CONTACT_ANSWER =
  "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours."

export const ContactAnswer = Type.Object({ message: Type.String() }, { examples: [{ message: CONTACT_ANSWER }] })

export type Contact = Static<typeof ContactMessage>

export const ContactList = Type.Array(ContactMessage, {
  examples: [[{ id: '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11', ...example, created_at: '2026-11-20T10:15:00.000Z' }]]
})
