import { expect, it } from 'vitest'
import { amountFrom, refundFault } from './refund-amount.ts'

it('reads amounts of whole cents', () => {
  expect(['44.10', ' $1,044.1 ', '0', '4.123', '-1', '', 'all'].map(amountFrom)).toEqual([
    44.1,
    1044.1,
    0,
    null,
    null,
    null,
    null
  ])
})

it('asks for a reason above the table, and gives no more than was paid', () => {
  const bounds = { quote: 44.1, most: 49 }
  expect(refundFault({ amount: '44.10', reason: '' }, bounds)).toEqual({})
  expect(Object.keys(refundFault({ amount: '49', reason: ' ' }, bounds))).toEqual(['reason'])
  expect(refundFault({ amount: '49', reason: 'Our guarantee' }, bounds)).toEqual({})
  expect(Object.keys(refundFault({ amount: '49.01', reason: 'Our guarantee' }, bounds))).toEqual(['amount'])
  expect(Object.keys(refundFault({ amount: '0', reason: '' }, bounds))).toEqual(['amount'])
})
