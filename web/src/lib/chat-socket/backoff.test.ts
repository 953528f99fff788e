import { expect, it } from 'vitest'
import { backoffMs } from './backoff.ts'

it('waits longer after each failure, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(backoffMs)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})
