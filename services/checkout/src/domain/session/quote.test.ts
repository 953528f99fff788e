import { expect, it } from 'vitest'
import { quote } from './quote.ts'

it.each([
  ['the list price without a code', 4900, 0, 0, 0, 4900],
  ['a fifth less', 4900, 20, 0, 980, 3920],
  ['nothing with a free code', 4900, 100, 0, 4900, 0],
  ['the add-ons in full beside a free service', 4900, 100, 14_900, 4900, 14_900],
  ['half a cent of discount as one', 4950, 1, 0, 50, 4900],
  ['less than half a cent of discount as none', 4949, 1, 0, 49, 4900],
  ['nothing when less than a card can be charged is left', 4900, 99, 0, 4900, 0],
  ['an add-on and a rest too small for a card', 4900, 99, 9900, 4851, 9949]
])('asks for %s', (_title, list, percent, addOns, discountCents, amountCents) => {
  expect(quote(list, percent, addOns)).toEqual({ listCents: list, discountCents, amountCents })
})

it('always adds up, and never asks for more than the list', () => {
  const wrong = Array.from({ length: 430 }, (_, step) => step * 7).flatMap((list) =>
    Array.from({ length: 101 }, (_, percent) => ({ list, percent, ...quote(list, percent, 0) })).filter(
      ({ discountCents, amountCents }) =>
        !Number.isInteger(amountCents) || amountCents !== list - discountCents || discountCents < 0 || amountCents < 0
    )
  )
  expect(wrong).toEqual([])
})
