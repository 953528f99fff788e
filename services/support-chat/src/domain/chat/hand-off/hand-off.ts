import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { chatHandedOff } from '@formwright/proto-events'
import { ring } from '../../../repositories/chat-lines.ts'
import { changeChat, type LiveChat } from '../../../repositories/live-chats.ts'
import type { Trx } from '../../../tables.ts'
import { assistantSays } from '../acts/say.ts'
import { sentences } from '../answer/sentences.ts'

const FOLLOW_UP = 'Needs Follow-up'

/** Hands a locked conversation over: to the desk when somebody is there, else to those who follow up by e-mail. */
export async function handOff(
  trx: Trx,
  chat: LiveChat,
  { topic, somebodyThere }: { topic: string; somebodyThere: boolean }
): Promise<void> {
  const { id, state } = chat
  await assistantSays(trx, id, { kind: 'transfer', content: sentences.transfer })
  if (chat.handed_off_at === null) {
    const title = topic.replace(/\s+/g, ' ').trim().slice(0, 200)
    const summary = `${title}: ${chat.line_count} messages`
    await changeChat(trx, id, { topic: title, summary, status: FOLLOW_UP, handed_off_at: new Date() })
  }
  if (!somebodyThere) return nobodyComes(trx, { ...chat, state })
  await changeChat(trx, id, { state: 'waiting', waiting_since: new Date() })
  await appendToOutbox(trx, chatHandedOff, { chat_id: id, agent_present: true })
  await ring(trx, 'desk')
}

/** Tells the visitor that nobody joins now, and asks for an address; tells staff, once. */
export async function nobodyComes(trx: Trx, { id, state, user_email }: LiveChat): Promise<void> {
  await assistantSays(trx, id, { kind: 'joined', content: sentences.nobody })
  const content = user_email === null ? sentences.offline : sentences.offlineKnown
  await assistantSays(trx, id, { kind: 'offline', content })
  if (state !== 'offline') {
    await changeChat(trx, id, { state: 'offline', waiting_since: null })
    await appendToOutbox(trx, chatHandedOff, { chat_id: id, agent_present: false })
  }
  await ring(trx, 'desk')
}
