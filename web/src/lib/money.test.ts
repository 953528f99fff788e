import { expect, it } from 'vitest'
import { billed, dollarRange, dollars, dollarsAndCents } from './money.ts'

it('writes a price without cents where there are none', () => {
  expect([dollars(0), dollars(49), dollars(1_249), dollars(149.5)]).toEqual(['$0', '$49', '$1,249', '$149.50'])
})

it('writes what Intl writes for an amount in dollars', () => {
  for (const amount of [0, 0.01, 0.1, 9.8, 39.2, 367.2, 999.99, 1_000, 12_345.6, 1_234_567.89, -3.5]) {
    expect(dollarsAndCents(amount)).toBe(amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' }))
  }
})

it('bills cents, with a minus sign for what is taken off', () => {
  expect([billed(4_900), billed(-980), billed(123_456)]).toEqual(['$49.00', '−$9.80', '$1,234.56'])
})

it('writes a range of prices with one dollar sign', () => {
  expect(dollarRange(3_000, 8_000)).toBe('$3,000-8,000')
})
