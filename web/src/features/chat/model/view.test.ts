import type { Line } from '@formwright/proto-events/frames/line'
import { expect, it } from 'vitest'
import { emptyView, showFrame } from './view.ts'

const line = (seq: number, change: Partial<Line> = {}): Line => ({
  id: String(seq),
  seq,
  type: 'support',
  kind: 'answer',
  content: `line ${seq}`,
  agent: 'AI Support',
  automated: true,
  is_specialist: false,
  links: [],
  timestamp: '2026-11-20T10:14:00.000Z',
  client_id: null,
  ...change
})

it('shows a line that comes twice once, and lines in their order', () => {
  const first = showFrame(emptyView, { type: 'message', message: line(2) })
  const again = showFrame(first, {
    type: 'welcome',
    state: 'automated',
    agent: null,
    email_known: false,
    agents_present: false,
    messages: [line(1), line(2)]
  })
  expect(again.lines.map(({ seq }) => seq)).toEqual([1, 2])
})

it('takes what was said off the unsent ones when the server has it', () => {
  const saying = { ...emptyView, unsent: [{ client_id: 'm_1', content: 'Hello' }] }
  const sent = showFrame(saying, { type: 'message', message: line(1, { type: 'user', client_id: 'm_1' }) })
  expect(sent.unsent).toEqual([])
})

it('keeps what was refused, with the reason beside it', () => {
  const saying = { ...emptyView, unsent: [{ client_id: 'm_1', content: 'Hello' }] }
  const frame = { type: 'error', detail: 'Too many messages', code: 'too-many-requests', client_id: 'm_1' } as const
  expect(showFrame(saying, frame).unsent).toEqual([
    { client_id: 'm_1', content: 'Hello', refused: 'Too many messages' }
  ])
})

it('forgets that the agent was typing when the agent has spoken', () => {
  const typing = showFrame(emptyView, { type: 'typing', on: true })
  expect(showFrame(typing, { type: 'message', message: line(1, { is_specialist: true }) }).agentTyping).toBe(false)
})
