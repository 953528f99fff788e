import { randomUUID } from 'node:crypto'
import { conflict } from '@formwright/kit/errors'
import { appendToOutbox } from '@formwright/kit/outbox'
import { chatTranscriptRequested } from '@formwright/proto-events'
import { ring } from '../../repositories/chat-lines.ts'
import { changeChat, type LiveChat } from '../../repositories/live-chats.ts'
import { insertTranscript } from '../../repositories/transcripts.ts'
import type { Trx } from '../../tables.ts'
import { assistantSays } from './say.ts'
import { sentences } from './sentences.ts'

/** Keeps what is to be mailed and tells that it is wanted. Throws 409 when there is no address to send it to. */
export async function requestTranscript(trx: Trx, chat: LiveChat, asked?: string): Promise<string> {
  const email = asked ?? chat.user_email
  if (email === null) throw conflict('Please leave your email address first.', 'no-address')
  const id = randomUUID()
  await insertTranscript(trx, { id, chat_id: chat.id, email, last_seq: chat.line_count })
  await appendToOutbox(trx, chatTranscriptRequested, { transcript_id: id })
  return email
}

/** Ends a conversation; whoever left an address is mailed what was said. */
export async function closeChat(trx: Trx, chat: LiveChat): Promise<void> {
  const { seq } = await assistantSays(trx, chat.id, { kind: 'closed', content: sentences.closed })
  await changeChat(trx, chat.id, { state: 'closed', closed_at: new Date(), waiting_since: null, status: 'Closed' })
  if (chat.user_email !== null && chat.handed_off_at !== null)
    await requestTranscript(trx, { ...chat, line_count: seq })
  await ring(trx, 'desk')
}
