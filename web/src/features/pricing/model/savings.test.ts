import { expect, it } from 'vitest'
import { byTheHour, readFee, saved } from './savings.ts'

it('reads a usual fee as the catalogue writes it', () => {
  expect(readFee('$3,000-8,000')).toEqual({ low: 3000, high: 8000 })
  expect(readFee('on request')).toBeNull()
})

it('shows what is left after our price, and never a loss', () => {
  expect(saved({ title: 'SAFE', price: 99, fee: { low: 3000, high: 8000, basis: '' } })).toEqual({
    low: 2901,
    high: 7901
  })
  expect(saved({ title: 'Patent', price: 299, fee: byTheHour(1, 200) })).toEqual({ low: 0, high: 0 })
})

it('says how a fee by the hour came about', () => {
  expect(byTheHour(2, 300)).toEqual({ low: 600, high: 600, basis: '2 hours at $300' })
})
