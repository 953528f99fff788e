import type { Line } from '@formwright/proto-events/frames/line'
import type { ChatCard, ToAgent } from '@formwright/proto-events/frames/to-agent'
import { expect, it } from 'vitest'
import type { DeskAction } from './desk.ts'
import { emptyDesk, nextDesk, toReopen } from './desk.ts'

const card = { chat: 'c1', state: 'waiting', topic: 'Login', last_line: 'Help' } as ChatCard
const line = (seq: number, more: Partial<Line> = {}) =>
  ({ id: `l${seq}`, seq, type: 'user', kind: 'text', content: `Line ${seq}`, client_id: null, ...more }) as Line
const heard = (frame: ToAgent): DeskAction => ({ type: 'heard', frame })
const after = (...actions: DeskAction[]) => actions.reduce(nextDesk, emptyDesk)
const opened = heard({ type: 'chat', chat: card, messages: [line(2), line(1)] })

it('shows a conversation in its order, each line once', () => {
  const again = heard({ type: 'message', chat: 'c1', message: line(2) })
  const third = heard({ type: 'message', chat: 'c1', message: line(3) })
  expect(after(opened, third, again).open?.lines.map(({ seq }) => seq)).toEqual([1, 2, 3])
})

it('keeps what was said until the server confirms it, whichever conversation is open by then', () => {
  const said: DeskAction = { type: 'say', unsent: { chat: 'c1', client_id: 'm_1', content: 'Hello' } }
  expect(after(opened, said).unsent).toHaveLength(1)
  const confirmed = heard({ type: 'message', chat: 'c1', message: line(3, { type: 'support', client_id: 'm_1' }) })
  expect(after(opened, said, { type: 'put-away' }, confirmed).unsent).toEqual([])
  const refusal = heard({ type: 'error', code: 'too-many-requests', detail: 'Please wait.', client_id: 'm_1' })
  expect(after(opened, said, refusal)).toMatchObject({ said: 'Please wait.', unsent: [{ refused: 'Please wait.' }] })
})

it('follows the open conversation through the lists, and forgets the typing when the visitor has spoken', () => {
  const queue = heard({ type: 'queue', waiting: [], own: [{ ...card, state: 'live' }] })
  expect(after(opened, queue).open?.card.state).toBe('live')
  const typing = heard({ type: 'typing', chat: 'c1', on: true })
  expect(after(opened, typing).open?.typing).toBe(true)
  expect(after(opened, typing, heard({ type: 'message', chat: 'c1', message: line(3) })).open?.typing).toBe(false)
  expect(after(opened, heard({ type: 'typing', chat: 'c2', on: true })).open?.typing).toBe(false)
})

it('opens the conversation one was in when the line or the person is back', () => {
  const welcome = { type: 'welcome', own: [{ ...card, chat: 'mine' }] } as Extract<ToAgent, { type: 'welcome' }>
  expect([toReopen(after(opened), welcome), toReopen(emptyDesk, welcome)]).toEqual(['c1', 'mine'])
  expect(toReopen(emptyDesk, { ...welcome, own: [] })).toBe(undefined)
})
