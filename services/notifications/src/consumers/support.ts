import { chatHandedOff, chatTranscriptRequested, contactReceived, demoRequested } from '@formwright/proto-events'
import { type Asked, owing } from './owe.ts'

export const onContactReceived = owing(contactReceived, ({ contact_id, name, email, confirm = true }) => {
  const toStaff: Asked = { kind: 'staff-contact', subjectId: contact_id, recipient: null, data: { contact_id } }
  if (!confirm) return [toStaff]
  return [{ kind: 'contact-received', subjectId: contact_id, recipient: email, data: { contact_id, name } }, toStaff]
})

export const onDemoRequested = owing(demoRequested, ({ demo_id, contact_name, email, confirm = true }) => {
  const toStaff: Asked = { kind: 'staff-demo', subjectId: demo_id, recipient: null, data: { demo_id } }
  if (!confirm) return [toStaff]
  return [{ kind: 'demo-requested', subjectId: demo_id, recipient: email, data: { demo_id, contact_name } }, toStaff]
})

/** Staff is written to when nobody sits at the desk; whoever sits there sees the conversation. Once a conversation. */
export const onChatHandedOff = owing(chatHandedOff, ({ chat_id, agent_present }) =>
  agent_present ? [] : [{ kind: 'staff-chat', subjectId: chat_id, recipient: null, data: { chat_id } }]
)

export const onChatTranscriptRequested = owing(chatTranscriptRequested, (data) => [
  { kind: 'transcript', subjectId: data.transcript_id, recipient: null, data }
])
