import { expect, it } from 'vitest'
import type { TaskState } from '../../tables.ts'
import { mayBecome } from './task-state.ts'

const states: TaskState[] = ['requested', 'in_progress', 'done', 'cancelled']

it('goes on or stays while it is open, and never back, nor anywhere once it is closed', () => {
  const allowed = states.flatMap((from) => states.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`))
  expect(allowed).toEqual([
    'requested → requested',
    'requested → in_progress',
    'requested → done',
    'in_progress → in_progress',
    'in_progress → done'
  ])
})
