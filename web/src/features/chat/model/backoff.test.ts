import { expect, it } from 'vitest'
import { backoffMs } from './backoff.ts'

it('waits longer after each failure, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map((failures) => backoffMs(failures, 1006))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000
  ])
})

it('waits a minute when the server says that it was too much', () => {
  expect(backoffMs(1, 4429)).toBe(60_000)
})
