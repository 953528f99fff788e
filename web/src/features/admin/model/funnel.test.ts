import { expect, it } from 'vitest'
import { funnelOf } from './funnel.ts'

const day = { day: '2026-11-20', started: 9, opened: 4, paid: 2, revenue: 98.5, documents: 1 }

it('adds up the days of each step', () => {
  expect(funnelOf([day, day]).map(({ count }) => count)).toEqual([18, 8, 4, 2])
})

it('knows nothing of a step that one of the days does not tell, and takes no zero for it', () => {
  expect(funnelOf([day, { ...day, opened: null, paid: null }]).map(({ count }) => count)).toEqual([18, null, null, 2])
})
