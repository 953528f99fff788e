import { expect, it } from 'vitest'
import { frameBudget } from './budget.ts'

it('lets a burst through, then two frames a second, and ends a flood', () => {
  let now = 0
  const spend = frameBudget(() => now)
  const times = (count: number) => Array.from({ length: count }, spend)
  expect(new Set(times(20))).toEqual(new Set(['ok']))
  expect(spend()).toBe('wait')
  now += 1_000
  expect(times(3)).toEqual(['ok', 'ok', 'wait'])
  expect(times(60).at(-1)).toBe('end')
})
