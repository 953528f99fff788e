import { expect, it } from 'vitest'
import { teamSize } from './team-size.ts'

it.each([
  [undefined, 1],
  ['', 1],
  ['   ', 1],
  ['a few', 1],
  ['NaN', 1],
  [1, 1],
  [25, 25],
  ['25', 25],
  [' 12 ', 12],
  [3.9, 3],
  [1_000_000, 1_000_000]
])('reads %j as %i', (given, size) => {
  expect(teamSize(given)).toBe(size)
})

it.each([0, -5, '-5', 0.5, 1_000_001, 1e300, 'Infinity', '-Infinity'])('refuses %j', (given) => {
  expect(() => teamSize(given)).toThrow('between 1 and 1,000,000')
})
