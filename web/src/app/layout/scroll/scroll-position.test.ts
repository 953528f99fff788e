import { expect, it } from 'vitest'
import { scrollButtons } from './scroll-position.ts'

it.each([
  ['nothing at the top', 0, { up: false, down: false }],
  ['nothing up to 300 px', 300, { up: false, down: false }],
  ['both buttons beyond', 301, { up: true, down: true }],
  ['both until 100 px are left', 1_899, { up: true, down: true }],
  ['no way down within 100 px of the bottom', 1_900, { up: true, down: false }],
  ['no way down at the bottom', 2_000, { up: true, down: false }]
])('offers %s', (_, top, buttons) => {
  expect(scrollButtons({ top, height: 3_000, viewport: 1_000 })).toEqual(buttons)
})

it('offers nothing on a page that fits its window', () => {
  expect(scrollButtons({ top: 0, height: 900, viewport: 900 })).toEqual({ up: false, down: false })
})
