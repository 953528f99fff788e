import { expect, it } from 'vitest'
import { ownership } from './ownership.ts'

it('is the money over the cap', () => {
  expect(ownership(500_000, 10_000_000)).toBe(5)
})

it('says nothing about figures that make no sense', () => {
  expect([ownership(0, 1), ownership(1, 0), ownership(2, 1), ownership(Number.NaN, 1)]).toEqual([
    null,
    null,
    null,
    null
  ])
})
