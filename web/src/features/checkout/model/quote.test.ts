import { expect, it } from 'vitest'
import { quote } from './quote.ts'

const service = { title: 'Simple Will', price: 49 }
const review = { title: 'Professional Legal Analysis', price: 149 }
const promo = (discount_percent: number) => ({ code: 'WELCOME20', discount_percent })

it('names the service, what the code takes off, and each add-on in full', () => {
  expect(quote({ service, promo: promo(20), addOns: [review] })).toEqual({
    lines: [
      { title: 'Simple Will', cents: 4900 },
      { title: 'Discount (WELCOME20)', cents: -980 },
      { title: 'Professional Legal Analysis', cents: 14_900 }
    ],
    saving: 980,
    reduced: 3920,
    total: 18_820
  })
})

it('has no line for a discount that there is not', () => {
  expect(quote({ service, promo: null, addOns: [] }).lines).toEqual([{ title: 'Simple Will', cents: 4900 }])
})

it('lets go of a rest too small for any card', () => {
  expect(quote({ service, promo: promo(99), addOns: [] })).toMatchObject({ saving: 4900, total: 0 })
})
