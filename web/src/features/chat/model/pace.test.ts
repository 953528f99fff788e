import type { Line } from '@formwright/proto-events/frames/line'
import type { ToVisitor } from '@formwright/proto-events/frames/to-visitor'
import { expect, it } from 'vitest'
import { paceOf } from './pace.ts'

const now = 100_000
const start = { due: 0, connectingSince: 0 }
const said = (kind: Line['kind'], is_specialist = false): ToVisitor => ({
  type: 'message',
  message: {
    id: kind,
    seq: 1,
    type: 'support',
    kind,
    content: kind,
    agent: 'AI Support',
    automated: !is_specialist,
    is_specialist,
    links: [],
    timestamp: '2026-11-20T10:14:00.000Z',
    client_id: null
  }
})

it('lets an automated reply take 1.5 seconds', () => {
  expect(paceOf(said('answer'), now, start, 0).due).toBe(now + 1_500)
  expect(paceOf(said('unknown'), now, start, 0).due).toBe(now + 1_500)
})

it('shows the transfer after 1 second and an automated specialist 2 to 4 seconds later', () => {
  const transfer = paceOf(said('transfer'), now, start, 0)
  expect(transfer).toEqual({ due: now + 1_000, connectingSince: now + 1_000 })
  expect(paceOf(said('joined'), now, transfer, 0).due).toBe(now + 3_000)
  expect(paceOf(said('joined'), now, transfer, 1).due).toBe(now + 5_000)
})

it('shows what follows a delayed line after it, never before', () => {
  const transfer = paceOf(said('transfer'), now, start, 0)
  const joined = paceOf(said('joined'), now, transfer, 0.5)
  expect(paceOf(said('offline'), now, joined, 0).due).toBe(joined.due)
  expect(paceOf({ type: 'state', state: 'offline', agent: null, email_known: false }, now, joined, 0).due).toBe(
    joined.due
  )
})

it('shows a person as soon as they are there, but not before connecting has stood for 2 seconds', () => {
  const transfer = paceOf(said('transfer'), now, start, 0)
  expect(paceOf(said('joined', true), now, transfer, 1).due).toBe(now + 3_000)
  expect(paceOf(said('joined', true), now + 20_000, transfer, 1).due).toBe(now + 20_000)
  expect(paceOf(said('text', true), now + 30_000, transfer, 1).due).toBe(now + 30_000)
})
