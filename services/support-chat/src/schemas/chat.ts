import { Email, Nullable, Timestamp } from '@formwright/kit/http/schemas'
import { Line } from '@formwright/proto-events/fields'
import { ChatState } from '@formwright/proto-events/frames/line'
import { type Static, Type } from 'typebox'

/** Bytes of UTF-8 in one message; the schema's bound in characters is the same, so that most is refused by name. */
export const MESSAGE_BYTES = 4_096
const MOST_MESSAGES = 200

export const ChatMessage = Type.Object({
  type: Type.Enum(['user', 'support'] as const),
  content: Type.String({ minLength: 1, maxLength: MESSAGE_BYTES, description: 'At most 4 kB' }),
  agent: Type.Optional(Line(120)),
  timestamp: Timestamp
})
export type ChatMessage = Static<typeof ChatMessage>

const example = {
  session_id: 'chat_1795000000000_k3v9q2x7m',
  user_email: 'ada@example.com',
  messages: [
    {
      type: 'support' as const,
      content: 'Hello! How can I help?',
      agent: 'AI Support',
      timestamp: '2026-11-20T10:14:00.000Z'
    },
    { type: 'user' as const, content: 'I cannot log in.', timestamp: '2026-11-20T10:14:20.000Z' }
  ],
  topic: 'Login',
  status: 'Needs Follow-up',
  summary: 'Login: 2 messages'
}

export const SubmittedChat = Type.Object(
  {
    session_id: Type.String({ pattern: '^chat_[A-Za-z0-9_-]{6,120}$' }),
    user_email: Type.Optional(Email),
    messages: Type.Array(ChatMessage, { maxItems: MOST_MESSAGES }),
    topic: Type.Optional(Line(200)),
    status: Type.Optional(Line(60)),
    summary: Type.Optional(Type.String({ maxLength: 2_000 }))
  },
  { examples: [example] }
)
export type SubmittedChat = Static<typeof SubmittedChat>

export const ChatAnswer = Type.Object(
  { success: Type.Literal(true), session_id: Type.String() },
  { examples: [{ success: true as const, session_id: example.session_id }] }
)

export const Chat = Type.Object({
  id: Type.String({ description: 'What the chat socket calls it' }),
  session_id: Type.String({ description: 'Its beginning: the rest is the secret of the visitor' }),
  state: ChatState,
  agent: Nullable(Type.String({ description: 'Who took it' })),
  user_email: Nullable(Type.String()),
  topic: Type.String(),
  status: Type.String(),
  summary: Type.String(),
  messages: Type.Array(ChatMessage),
  created_at: Timestamp,
  updated_at: Timestamp
})
export type Chat = Static<typeof Chat>

const listed = {
  id: '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11',
  session_id: 'chat_1795000000000',
  state: 'offline' as const,
  agent: null
}

export const ChatList = Type.Array(Chat, {
  examples: [
    [{ ...example, ...listed, created_at: '2026-11-20T10:15:00.000Z', updated_at: '2026-11-20T10:15:00.000Z' }]
  ]
})
