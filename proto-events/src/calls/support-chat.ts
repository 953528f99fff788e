import { type Static, Type } from 'typebox'
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
export type ContactMessage = Static<typeof ContactMessage>

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
export type DemoRequest = Static<typeof DemoRequest>

/** A wish to be shown the product, for the mail that tells staff. 404 once its sender is gone. */
export const demoRequestCall = defineCall('/internal/demos/:id', told, { params: byId, answer: DemoRequest })

const Conversation = Type.Object({
  id: Type.String(),
  user_email: Nullable(Type.String()),
  topic: Type.String(),
  status: Type.String(),
  summary: Type.String(),
  messages: Type.Array(Type.Object({ type: Type.String(), content: Type.String(), timestamp: Time })),
  created_at: Time
})

const Written = Type.Object({
  messages: Type.Array(ContactMessage),
  demo_requests: Type.Array(DemoRequest),
  chats: Type.Array(Conversation)
})
export type Written = Static<typeof Written>

/** All that a person wrote to us from an address that is known to be theirs. */
export const writtenFromCall = defineCall(
  '/internal/people/:address_hash/messages',
  { owner: 'support-chat', callers: ['auth'] },
  { params: Type.Object({ address_hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }), answer: Written }
)

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
