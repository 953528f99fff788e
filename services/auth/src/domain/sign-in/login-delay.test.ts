import { expect, it } from 'vitest'
import { delayAfter } from './login-delay.ts'

it('grows from nothing, doubling, to its most', () => {
  const delays = [1, 4, 5, 6, 7, 8, 13, 14, 5000].map((failures) => delayAfter(failures, { free: 5, maxSeconds: 300 }))
  expect(delays).toEqual([0, 0, 1, 2, 4, 8, 256, 300, 300])
})
