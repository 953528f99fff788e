import { type Static, Type } from 'typebox'
import { Lines, Nullable, Time, Uuid } from '../fields.ts'

/** Made by the browser: `chat_`, the time in milliseconds, and at least 128 random bits. A secret: it opens the conversation. */
export const ChatId = Type.String({
  pattern: '^chat_[0-9]{13}_[A-Za-z0-9_-]{22,86}$',
  examples: ['chat_1795000000000_Zk3v9q2x7mB1c5D8e0FgHi']
})
/** What staff call a conversation by; it opens nothing without their token. */
export const ChatRef = Uuid
/** Made by the sender for each thing said: the same again is the same line, not a second one. */
export const ClientId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$', examples: ['m_5f1c9a3e4c0f'] })
/** At most 4 kB of UTF-8; the bound in characters is the same, so that most is refused by name. */
export const Content = Lines(4_096)

export const ChatState = Type.Enum(['automated', 'waiting', 'live', 'offline', 'closed'] as const, {
  description:
    '`automated`: answers come from the articles and the catalogue. `waiting`: handed over, an agent is asked. ' +
    '`live`: an agent has joined. `offline`: handed over, nobody is there; specialists follow up by email. `closed`: ended'
})
export type ChatState = Static<typeof ChatState>

export const LineKind = Type.Enum(
  ['text', 'greeting', 'answer', 'unknown', 'transfer', 'joined', 'offline', 'contact-kept', 'left', 'closed'] as const,
  { description: 'Why the line was said: the screen chooses its delay by it' }
)
export type LineKind = Static<typeof LineKind>

export const Link = Type.Object({
  label: Type.String(),
  href: Type.String({ description: 'A path on this site', examples: ['/help?article=refunds'] })
})
export type Link = Static<typeof Link>

export const lineExample = {
  id: '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11',
  seq: 3,
  type: 'support' as const,
  kind: 'answer' as const,
  content: 'You can ask for a refund within 30 days of your payment.',
  agent: 'AI Support',
  automated: true,
  is_specialist: false,
  links: [{ label: 'Refunds and the 30-day guarantee', href: '/help?article=refunds' }],
  timestamp: '2026-11-20T10:14:21.000Z',
  client_id: null
}

/** One line of a conversation, as both sides see it. */
export const Line = Type.Object(
  {
    id: Uuid,
    seq: Type.Integer({ minimum: 1, description: 'Its place in the conversation; orders the lines and is the cursor' }),
    type: Type.Enum(['user', 'support'] as const),
    kind: LineKind,
    content: Type.String({ description: 'Plain text; an empty line parts paragraphs' }),
    agent: Type.String({ description: 'Who speaks for us: `AI Support` or a person; empty for the visitor' }),
    automated: Type.Boolean({ description: 'No person wrote it' }),
    is_specialist: Type.Boolean({ description: 'A person of ours wrote it' }),
    links: Type.Array(Link),
    timestamp: Time,
    client_id: Nullable(Type.String({ description: 'As its sender made it; null on what the server says' }))
  },
  { examples: [lineExample] }
)
export type Line = Static<typeof Line>
