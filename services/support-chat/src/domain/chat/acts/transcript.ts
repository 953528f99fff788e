import { randomUUID } from 'node:crypto'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { conflict } from '@formwright/kit/http/errors'
import { throttle } from '@formwright/kit/http/throttle'
import { chatTranscriptRequested } from '@formwright/proto-events'
import { ring } from '../../../repositories/chat-lines.ts'
import { changeChat, type LiveChat } from '../../../repositories/live-chats.ts'
import { insertTranscript } from '../../../repositories/transcripts.ts'
import type { Database, Trx } from '../../../tables.ts'
import { mailboxKey } from '../../mailbox.ts'
import { withinLimit } from '../../within-limit.ts'
import { sentences } from '../answer/sentences.ts'
import type { ChatLimits } from '../desk/stage.ts'
import { assistantSays } from './say.ts'

/** Keeps what is to be mailed and tells that it is wanted. Throws 409 when there is no address to send it to. */
export async function requestTranscript(trx: Trx, chat: LiveChat, asked?: string): Promise<string> {
  const email = asked ?? chat.user_email
  if (email === null) throw conflict('Please leave your email address first.', 'no-address')
  const id = randomUUID()
  await insertTranscript(trx, { id, chat_id: chat.id, email, last_seq: chat.line_count })
  await appendToOutbox(trx, chatTranscriptRequested, { transcript_id: id })
  return email
}

/** What a mailbox gets from everybody together, measured by what it gets from one network. */
const NETWORKS = 4

/**
 * Counts by mailbox and by the network of whoever asks, so that a stranger elsewhere uses up nobody's share; then by
 * mailbox alone, so that strangers fill none. Throws 429.
 */
export async function countTranscript(
  db: Database,
  { email, address }: { email: string; address: string },
  { CONFIRMATION_LIMIT_PER_DAY: limit }: Pick<ChatLimits, 'CONFIRMATION_LIMIT_PER_DAY'>
): Promise<void> {
  const key = `transcript:${mailboxKey(email)}`
  const rule = { windowSeconds: 86_400, detail: 'Several conversations were mailed to this address today.' }
  await throttle(db, { ...rule, key: `${key}:${address}`, limit })
  await throttle(db, { ...rule, key, limit: limit * NETWORKS })
}

/** Ends a conversation; whoever left an address is mailed what was said, unless that mailbox has had enough today. */
export async function closeChat(trx: Trx, chat: LiveChat, limits: ChatLimits): Promise<void> {
  const { seq } = await assistantSays(trx, chat.id, { kind: 'closed', content: sentences.closed })
  await changeChat(trx, chat.id, { state: 'closed', closed_at: new Date(), waiting_since: null, status: 'Closed' })
  if (chat.user_email !== null && chat.handed_off_at !== null && (await mayMail(trx, chat.user_email, limits)))
    await requestTranscript(trx, { ...chat, line_count: seq })
  await ring(trx, 'desk')
}

/** What is mailed without being asked for is counted apart, so that it takes nothing from those who ask. */
const mayMail = (trx: Trx, email: string, { CONFIRMATION_LIMIT_PER_DAY: limit }: ChatLimits): Promise<boolean> =>
  withinLimit(throttle(trx, { key: `transcript-at-end:${mailboxKey(email)}`, limit, windowSeconds: 86_400 }))
