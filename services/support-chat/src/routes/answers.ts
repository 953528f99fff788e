import type { Chat } from '../schemas/chat.ts'
import type { Contact } from '../schemas/contact.ts'
import type { Demo } from '../schemas/demo.ts'
import type { ChatRow, ContactRow, DemoRow } from '../tables.ts'

export const toContact = ({ seq: _, ...row }: ContactRow): Contact => ({
  ...row,
  created_at: row.created_at.toISOString()
})

export const toDemo = ({ seq: _, ...row }: DemoRow): Demo => ({ ...row, created_at: row.created_at.toISOString() })

export const toChat = ({ seq: _, ...row }: ChatRow): Chat => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString()
})
