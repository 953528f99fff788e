import { describe, expect, it } from 'vitest'
import { discounted } from './promo.ts'

describe('a promo code', () => {
  it('takes its percentage off the price and tells the saving', () => {
    expect(discounted(149, 20)).toEqual({ price: 119.2, saving: 29.8 })
  })

  it('rounds to the cent, and price and saving still add up', () => {
    const { price, saving } = discounted(49, 33)
    expect(price).toBe(32.83)
    expect(price + saving).toBe(49)
  })

  it('can make a service free', () => {
    expect(discounted(99, 100)).toEqual({ price: 0, saving: 99 })
  })
})
