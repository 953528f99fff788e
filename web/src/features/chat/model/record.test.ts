import type { Line } from '@formwright/proto-events/frames/line'
import { expect, it } from 'vitest'
import { recordOf } from './record.ts'

const now = new Date('2026-11-20T10:15:00.000Z')
const greeting: Line = {
  id: '1',
  seq: 1,
  type: 'support',
  kind: 'greeting',
  content: 'Hello!',
  agent: 'AI Support',
  automated: true,
  is_specialist: false,
  links: [],
  timestamp: '2026-11-20T10:14:00.000Z',
  client_id: null
}

it('hands over what was said and what could not be sent, under what the visitor said last', () => {
  const unsent = [{ client_id: 'm_1', content: 'I cannot\nlog in' }]
  expect(recordOf({ lines: [greeting], unsent }, { id: 'chat_1', email: 'ada@example.com', now })).toEqual({
    session_id: 'chat_1',
    user_email: 'ada@example.com',
    messages: [
      { type: 'support', content: 'Hello!', agent: 'AI Support', timestamp: '2026-11-20T10:14:00.000Z' },
      { type: 'user', content: 'I cannot\nlog in', agent: '', timestamp: '2026-11-20T10:15:00.000Z' }
    ],
    topic: 'I cannot log in',
    status: 'Needs Follow-up',
    summary: 'I cannot log in: 2 messages'
  })
})

it('calls a conversation without a question live help', () => {
  expect(recordOf({ lines: [greeting], unsent: [] }, { id: 'chat_1', email: '', now }).topic).toBe('Live help')
})
