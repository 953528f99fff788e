import { defineConsumer } from '@formwright/kit/facts/consumer'
import { chatHandedOff, chatTranscriptRequested } from '@formwright/proto-events'
import type { NotificationsTables } from '../tables.ts'
import { owe } from './owe.ts'

/** Staff is written to when nobody sits at the desk; whoever sits there sees the conversation. Once a conversation. */
export const onChatHandedOff = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: chatHandedOff,
  async handle({ id, data: { chat_id, agent_present } }, context) {
    if (agent_present) return
    await owe({ kind: 'staff-chat', subjectId: chat_id, causeId: id, recipient: null, data: { chat_id } }, context)
  }
})

export const onChatTranscriptRequested = defineConsumer<NotificationsTables>()({
  reader: 'notifications',
  event: chatTranscriptRequested,
  async handle({ id, data }, context) {
    await owe({ kind: 'transcript', subjectId: data.transcript_id, causeId: id, recipient: null, data }, context)
  }
})
