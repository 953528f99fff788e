import { type Static, Type } from 'typebox'
import { Nullable, Time } from '../fields.ts'
import { ChatRef, ChatState, Line, lineExample as line } from './line.ts'
import { Pong, Refused } from './to-both.ts'

const of = Type.Literal
const chat = '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11'

/** A conversation as a list shows it. */
export const ChatCard = Type.Object({
  chat: ChatRef,
  state: ChatState,
  topic: Type.String(),
  first_line: Type.String({ description: 'What the visitor said first, at most 160 characters' }),
  user_email: Nullable(Type.String()),
  visitor_online: Type.Boolean(),
  agent: Nullable(Type.Object({ name: Type.String() })),
  message_count: Type.Integer(),
  last_line: Type.String({ description: 'What was said last, at most 160 characters' }),
  handed_off_at: Nullable(Time),
  updated_at: Time
})
export type ChatCard = Static<typeof ChatCard>

const card: ChatCard = {
  chat,
  state: 'waiting',
  topic: 'Trouble logging in',
  first_line: 'Trouble logging in',
  user_email: null,
  visitor_online: true,
  agent: null,
  message_count: 4,
  last_line: 'Trouble logging in',
  handed_off_at: '2026-11-20T10:14:30.000Z',
  updated_at: '2026-11-20T10:14:30.000Z'
}
const lists = {
  waiting: Type.Array(ChatCard, {
    description: 'Who has waited longest comes first; `offline` ones wait for an e-mail'
  }),
  own: Type.Array(ChatCard)
}
const agent = { id: 'acct_1', name: 'Grace', available: true }
const Agent = Type.Object({ id: Type.String(), name: Type.String(), available: Type.Boolean() })
export type Agent = Static<typeof Agent>

export const ToAgent = {
  /** Answers the first message. */
  welcome: Type.Object(
    { type: of('welcome'), agent: Agent, hours_open: Type.Boolean(), ...lists, agents: Type.Array(Agent) },
    {
      examples: [{ type: 'welcome' as const, agent, hours_open: true, waiting: [card], own: [], agents: [agent] }]
    }
  ),
  /** Both lists whole, whenever one of them changes. */
  queue: Type.Object(
    { type: of('queue'), ...lists },
    { examples: [{ type: 'queue' as const, waiting: [card], own: [] }] }
  ),
  /** Who sits at the desk, whenever that changes. */
  presence: Type.Object(
    { type: of('presence'), agents: Type.Array(Agent) },
    { examples: [{ type: 'presence' as const, agents: [agent] }] }
  ),
  /** Answers `open` and `claim`: the whole conversation. From then on its lines follow. */
  chat: Type.Object(
    { type: of('chat'), chat: ChatCard, messages: Type.Array(Line) },
    { examples: [{ type: 'chat' as const, chat: card, messages: [line] }] }
  ),
  /** A line in one's own or an opened conversation; also the receipt of one's own message, told by `client_id`. */
  message: Type.Object(
    { type: of('message'), chat: ChatRef, message: Line },
    { examples: [{ type: 'message' as const, chat, message: line }] }
  ),
  /** The visitor is typing, or has stopped. Forget it after 6 seconds. */
  typing: Type.Object(
    { type: of('typing'), chat: ChatRef, on: Type.Boolean() },
    { examples: [{ type: 'typing' as const, chat, on: true }] }
  ),
  error: Refused,
  pong: Pong
}
export type ToAgent = { [Name in keyof typeof ToAgent]: Static<(typeof ToAgent)[Name]> }[keyof typeof ToAgent]
