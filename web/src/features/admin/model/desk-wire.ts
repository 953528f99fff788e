import type { ErrorFrame } from '../../../lib/chat-socket/refusal.ts'

/** What the chat's socket says to an agent and hears from one; its schemas are the support chat's own. */
export type ChatCard = {
  chat: string
  state: 'automated' | 'waiting' | 'live' | 'offline' | 'closed'
  topic: string
  /** What the visitor asked first. */
  first_line: string
  user_email: string | null
  visitor_online: boolean
  agent: { name: string } | null
  message_count: number
  last_line: string
  handed_off_at: string | null
  updated_at: string
}
export type ChatLine = {
  id: string
  seq: number
  type: 'user' | 'support'
  kind: string
  content: string
  agent: string
  automated: boolean
  timestamp: string
  client_id: string | null
}
export type Agent = { id: string; name: string; available: boolean }
export type ToAgent =
  | { type: 'welcome'; agent: Agent; hours_open: boolean; waiting: ChatCard[]; own: ChatCard[]; agents: Agent[] }
  | { type: 'queue'; waiting: ChatCard[]; own: ChatCard[] }
  | { type: 'presence'; agents: Agent[] }
  | { type: 'chat'; chat: ChatCard; messages: ChatLine[] }
  | { type: 'message'; chat: string; message: ChatLine }
  | { type: 'typing'; chat: string; on: boolean }
  | (ErrorFrame & { chat?: string; client_id?: string })
  | { type: 'pong' }
export type FromAgent =
  | { type: 'claim' | 'open' | 'leave' | 'close'; chat: string }
  | { type: 'message'; chat: string; client_id: string; content: string }
  | { type: 'typing'; chat: string; on: boolean }
  | { type: 'presence'; available: boolean }
