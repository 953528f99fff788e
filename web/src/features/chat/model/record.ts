import type { Body } from '../../../lib/api/routes.ts'
import type { ChatView } from './view.ts'

/** The session as it is handed over. An empty `user_email` or `agent`: not known, nobody. */
export type ChatRecord = Body<'POST /api/live-chat/submit'>

const mostMessages = 200
const topicCharacters = 120

/** What was said so far, also what the line would not take; its topic is what the visitor said last. */
export function recordOf(
  { lines, unsent }: Pick<ChatView, 'lines' | 'unsent'>,
  { id, email, now }: { id: string; email: string; now: Date }
): ChatRecord {
  const messages = [
    ...lines.map(({ type, content, agent, timestamp }) => ({ type, content, agent, timestamp })),
    ...unsent.map(({ content }) => ({ type: 'user' as const, content, agent: '', timestamp: now.toISOString() }))
  ].slice(-mostMessages)
  const asked = messages.findLast(({ type }) => type === 'user')?.content ?? 'Live help'
  const topic = asked.replaceAll(/\s+/g, ' ').slice(0, topicCharacters)
  const summary = `${topic}: ${messages.length} messages`
  return { session_id: id, user_email: email, messages, topic, status: 'Needs Follow-up', summary }
}
