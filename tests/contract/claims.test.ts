import { expect, it } from 'vitest'
import { ADD_ONS } from '../../services/checkout/src/domain/add-ons.ts'
import { addOns } from '../../web/src/content/claims.ts'

it('prints the add-ons under the names and at the prices that checkout charges', () => {
  const printed = Object.values(addOns).map(({ title, price }) => [title, price * 100])
  const charged = Object.values(ADD_ONS).map(({ title, priceCents }) => [title, priceCents])
  expect(printed).toEqual(charged)
})
