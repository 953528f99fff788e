import { expect, it } from 'vitest'
import { toCents, toDollars } from './dollars.ts'

it.each([
  [0, 0],
  [0.01, 1],
  [1.1, 110],
  [39.2, 3920],
  [44.1, 4410],
  [188.2, 18_820],
  [999_999.99, 99_999_999]
])('reads %d dollars as %d cents, and back', (dollars, cents) => {
  expect([toCents(dollars, 'amount'), toDollars(cents)]).toEqual([cents, dollars])
})

it.each([0.001, 1.005, 9.999])('refuses %d', (dollars) => {
  expect(() => toCents(dollars, 'amount')).toThrow('whole cents')
})
