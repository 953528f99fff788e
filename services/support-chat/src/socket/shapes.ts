import type { Line } from '@formwright/proto-events/frames/line'
import type { ChatCard } from '@formwright/proto-events/frames/to-agent'
import type { ListedChat, LiveChat } from '../repositories/live-chats.ts'
import type { LineRow } from '../tables.ts'

export const toLine = ({ chat_id: _, created_at, ...row }: LineRow): Line => ({
  ...row,
  is_specialist: row.type === 'support' && !row.automated,
  timestamp: created_at.toISOString()
})

/** How a conversation stands, as the visitor is told. */
export const standingOf = ({ state, agent_name, user_email }: LiveChat) => ({
  state,
  agent: state === 'live' && agent_name !== null ? { name: agent_name } : null,
  email_known: user_email !== null
})

export const toCard = (chat: ListedChat): ChatCard => ({
  chat: chat.id,
  state: chat.state,
  topic: chat.topic,
  first_line: chat.first_line,
  user_email: chat.user_email,
  visitor_online: chat.visitor_online,
  agent: chat.agent_name === null ? null : { name: chat.agent_name },
  message_count: chat.line_count,
  last_line: chat.last_line,
  handed_off_at: chat.handed_off_at?.toISOString() ?? null,
  updated_at: chat.updated_at.toISOString()
})
