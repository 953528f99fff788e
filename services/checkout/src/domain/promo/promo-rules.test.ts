import { expect, it } from 'vitest'
import { normaliseCode, PROMO_ERRORS, refusalOfPromo } from './promo-rules.ts'

const now = new Date('2026-06-01T12:00:00Z')
const promo = { active: true, expires_at: null, max_uses: null }
const stranger = { hasBought: false, hasUsed: false, isReserved: false, uses: 0 }

it('takes a code for a new customer', () => {
  expect(refusalOfPromo(promo, stranger, now)).toBeUndefined()
  expect(refusalOfPromo({ ...promo, expires_at: new Date('2026-06-01T12:00:01Z') }, stranger, now)).toBeUndefined()
  expect(refusalOfPromo({ ...promo, max_uses: 3 }, { ...stranger, uses: 2 }, now)).toBeUndefined()
})

it.each([
  ['nobody made', undefined, stranger, PROMO_ERRORS.unknown],
  ['that was switched off', { ...promo, active: false }, stranger, PROMO_ERRORS.unknown],
  ['at the moment it expires', { ...promo, expires_at: now }, stranger, PROMO_ERRORS.expired],
  ['of a customer who has bought', promo, { ...stranger, hasBought: true }, PROMO_ERRORS.used],
  ['that was used', promo, { ...stranger, hasUsed: true }, PROMO_ERRORS.used],
  ['that was used as often as it may be', { ...promo, max_uses: 3 }, { ...stranger, uses: 3 }, PROMO_ERRORS.usedUp],
  ['that an open checkout holds', promo, { ...stranger, isReserved: true }, PROMO_ERRORS.reserved]
])('refuses a code %s', (_title, terms, history, sentence) => {
  expect(refusalOfPromo(terms, history, now)).toBe(sentence)
})

it('reads a code as people type it', () => {
  expect(normaliseCode(' welcome20 ')).toBe('WELCOME20')
})
