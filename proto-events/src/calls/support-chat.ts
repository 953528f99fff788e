import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Nullable, Time, Uuid } from '../fields.ts'

const told = { owner: 'support-chat', callers: ['notifications'] } as const
const byId = Type.Object({ id: Uuid })

export const ContactMessage = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  message: Type.String(),
  created_at: Time
})

/** A message of the contact form, for the mail that tells staff. 404 once its sender is gone. */
export const contactMessageCall = defineCall('/internal/contacts/:id', told, { params: byId, answer: ContactMessage })

export const DemoRequest = Type.Object({
  id: Type.String(),
  company_name: Type.String(),
  contact_name: Type.String(),
  user_email: Type.String(),
  phone: Nullable(Type.String()),
  team_size: Nullable(Type.String()),
  preferred_date: Nullable(Type.String()),
  message: Nullable(Type.String()),
  created_at: Time
})

/** A wish to be shown the product, for the mail that tells staff. 404 once its sender is gone. */
export const demoRequestCall = defineCall('/internal/demos/:id', told, { params: byId, answer: DemoRequest })

/** A conversation, read when its mail is written, so that it rests in no fact. */
export const chatTranscriptCall = defineCall('/internal/transcripts/:id', told, {
  params: byId,
  answer: Type.Object({
    email: Type.String(),
    topic: Type.String(),
    started_at: Time,
    lines: Type.Array(
      Type.Object({
        who: Type.String({ description: 'A name of ours; empty for the visitor' }),
        automated: Type.Boolean(),
        content: Type.String(),
        at: Time
      })
    )
  })
})
