import { expect, it } from 'vitest'
import { ADD_ONS } from '../../services/checkout/src/domain/add-ons/add-ons.ts'
import { quote as charged } from '../../services/checkout/src/domain/session/quote.ts'
import { DocumentsConfig } from '../../services/documents/src/config.ts'
import { addOns } from '../../web/src/content/add-ons.ts'
import { privacyPolicy } from '../../web/src/content/policies/privacy-policy.ts'
import { quote as shown } from '../../web/src/features/checkout/model/quote.ts'

it('prints the add-ons under the names and at the prices that checkout charges', () => {
  const printed = Object.values(addOns).map(({ id, title, price }) => [id, title, price * 100])
  const sold = Object.entries(ADD_ONS).map(([id, { title, priceCents }]) => [id, title, priceCents])
  expect(printed).toEqual(sold)
})

it('shows before the payment what checkout charges, for every discount', () => {
  for (const price of [1, 49, 79, 99, 119, 149, 149.5, 299]) {
    for (let percent = 0; percent <= 100; percent++) {
      for (const chosen of [[], [addOns.filingSupport], Object.values(addOns)]) {
        const promo = { code: 'CODE', discount_percent: percent }
        const { total, saving, lines } = shown({ service: { title: 'Set', price }, promo, addOns: chosen })
        const cents = chosen.reduce((sum, each) => sum + each.price * 100, 0)
        const { amountCents, discountCents } = charged(price * 100, percent, cents)
        expect([total, saving]).toEqual([amountCents, discountCents])
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(amountCents)
      }
    }
  }
})

it('deletes abandoned drafts when the privacy policy says so', () => {
  const { default: days } = DocumentsConfig.properties.FORGET_DRAFTS_AFTER_DAYS as { default?: number }
  expect(JSON.stringify(privacyPolicy)).toContain(`${days} days after your last change, preview or mailed link`)
})
