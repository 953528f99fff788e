import { expect, it } from 'vitest'
import { feesOf } from './fees.ts'

const none = { consultation_fee: 0, hourly_rate: null, contingency: null, flat_fee: false, payment_plans: false }

it('says that a consultation is free, and leaves out the ways of paying that are not offered', () => {
  expect(feesOf({ fee_structure: none })).toEqual(['First consultation free'])
})

it('names every way of paying with its amount', () => {
  const fee_structure = {
    consultation_fee: 150,
    hourly_rate: 325.5,
    contingency: 33,
    flat_fee: true,
    payment_plans: true
  }
  expect(feesOf({ fee_structure })).toEqual([
    'First consultation $150',
    '$325.50 an hour',
    '33% of what is won',
    'Flat fees',
    'Payment plans'
  ])
})
