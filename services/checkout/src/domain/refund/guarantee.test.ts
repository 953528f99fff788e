import { expect, it } from 'vitest'
import { guaranteeOf } from './guarantee.ts'
import { refundLines } from './refund-rule.ts'

const PAID_AT = new Date('2026-03-01T12:00:00.000Z')
const after = (days: number, ms = 0) => new Date(PAID_AT.getTime() + days * 86_400_000 + ms)
const order = (changes: object = {}) => ({
  service: { title: 'Simple Will', paidCents: 4900 },
  addOns: [],
  paidAt: PAID_AT,
  share: 0.9,
  documentsMade: false,
  waiting: false,
  touchedAt: null,
  ...changes
})
const verdictOn = (now: Date, changes: object = {}) => {
  const { verdict, cents } = guaranteeOf(order(changes), now)
  return [verdict, cents]
}

it('gives everything back for thirty days while no set is made, whatever the table says', () => {
  expect(refundLines(order(), after(29))[0]?.cents).toBe(0)
  expect(verdictOn(after(29))).toEqual(['all', 4900])
  expect(verdictOn(after(30))).toEqual(['all', 4900])
  expect(guaranteeOf(order(), after(1)).until).toEqual(after(30))
})

it('lets staff give everything, with a reason, once a set is made', () => {
  expect(verdictOn(after(3), { documentsMade: true })).toEqual(['with-reason', 4900])
})

it('has no end while the order waits because its papers would be untrue', () => {
  expect(guaranteeOf(order({ waiting: true }), after(400))).toEqual({ verdict: 'all', cents: 4900, until: null })
})

it('is over after thirty days to the millisecond', () => {
  expect(verdictOn(after(30, 1))).toEqual(['over', 0])
})

it('takes in add-ons that are not done', () => {
  const addOn = (done: boolean) => ({ id: 'filing_support', title: 'Filing', paidCents: 9900, done })
  expect(verdictOn(after(1), { addOns: [addOn(false), addOn(true)] })).toEqual(['all', 14_800])
})
