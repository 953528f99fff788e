import { expect, it } from 'vitest'
import { dueAt } from './task-due.ts'

it.each([
  ['document_review', '2026-11-20T10:15:30.000Z', '2026-11-22T10:15:30.000Z'],
  ['express_consultation', '2026-11-20T10:15:30.000Z', '2026-11-20T18:15:30.000Z'],
  // 10 in the morning in New York: until 23:59 there.
  ['filing_support', '2026-11-20T15:00:30.000Z', '2026-11-21T04:59:00.000Z'],
  ['filing_support', '2026-07-01T14:00:00.000Z', '2026-07-02T03:59:00.000Z'],
  // 23:30 in New York: not tighter than the express consultation.
  ['filing_support', '2026-11-21T04:30:00.000Z', '2026-11-21T12:30:00.000Z']
] as const)('gives %s bought at %s until %s', (addOn, orderedAt, due) => {
  expect(dueAt(addOn, new Date(orderedAt)).toISOString()).toBe(due)
})
