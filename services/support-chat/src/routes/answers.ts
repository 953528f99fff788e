import type { ListedRow } from '../repositories/chats.ts'
import type { Chat } from '../schemas/chat.ts'
import type { Contact } from '../schemas/contact.ts'
import type { Demo } from '../schemas/demo.ts'
import type { ContactRow, DemoRow } from '../tables.ts'

export const toContact = ({ seq: _, ...row }: ContactRow): Contact => ({
  ...row,
  created_at: row.created_at.toISOString()
})

export const toDemo = ({ seq: _, ...row }: DemoRow): Demo => ({ ...row, created_at: row.created_at.toISOString() })

export const toChat = (row: ListedRow): Chat => ({
  id: row.id,
  session_id: row.label,
  state: row.state,
  agent: row.agent_name,
  user_email: row.user_email,
  topic: row.topic,
  status: row.status,
  summary: row.summary,
  messages: row.lines ?? row.messages,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString()
})
