/** What the chat's socket speaks, as `services/support-chat/CHAT.md` has it. Frames that are not named here are passed over. */

import type { ErrorFrame } from '../../../lib/chat-socket/refusal.ts'

export type ChatState = 'automated' | 'waiting' | 'live' | 'offline' | 'closed'

export type LineKind =
  | 'text'
  | 'greeting'
  | 'answer'
  | 'unknown'
  | 'transfer'
  | 'joined'
  | 'offline'
  | 'contact-kept'
  | 'left'
  | 'closed'

export type Line = {
  id: string
  /** Its place in the conversation. */
  seq: number
  type: 'user' | 'support'
  kind: LineKind
  /** Plain text; an empty line parts paragraphs. */
  content: string
  agent: string
  automated: boolean
  is_specialist: boolean
  links: { label: string; href: string }[]
  timestamp: string
  /** Ours, if we said it. */
  client_id: string | null
}

type Standing = { state: ChatState; agent: { name: string } | null; email_known: boolean }

export type FromServer =
  | ({ type: 'welcome'; agents_present: boolean; messages: Line[] } & Standing)
  | { type: 'message'; message: Line }
  | ({ type: 'state' } & Standing)
  | { type: 'typing'; on: boolean }
  | { type: 'transcript'; email: string }
  | (ErrorFrame & { client_id?: string })
  | { type: 'pong' }

export type ToServer =
  | { type: 'message'; client_id: string; content: string }
  | { type: 'hand-off' }
  | { type: 'typing'; on: boolean }
  | { type: 'contact'; email: string; message?: string }
  | { type: 'transcript'; email?: string }
  | { type: 'close' }
