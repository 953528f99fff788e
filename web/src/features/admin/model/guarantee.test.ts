import { expect, it } from 'vitest'
import { whichApplies } from './guarantee.ts'

const until = '2026-12-21T12:00:00.000Z'

it('gives everything by the guarantee while no set was made', () => {
  const applied = whichApplies({ waiting: false, quote: 44.1, guarantee: { verdict: 'all', amount: 49, until } })
  expect(applied).toMatchObject({ amount: 49, reason: '30-day guarantee: no set was made' })
  expect(applied.sentence).toContain('The guarantee applies')
})

it('keeps to the table once a set was made, and says what staff may do', () => {
  const applied = whichApplies({ waiting: false, quote: 0, guarantee: { verdict: 'with-reason', amount: 49, until } })
  expect(applied).toMatchObject({ amount: 0, reason: '' })
  expect(applied.sentence).toMatch(/court or office refused a paper.*Until December 21, 2026\./)
})

it('says that the days have passed', () => {
  const applied = whichApplies({ waiting: false, quote: 0, guarantee: { verdict: 'over', amount: 0, until } })
  expect(applied.sentence).toBe('The table applies: the 30 days of the guarantee have passed.')
})

it('says why everything comes back for an order that waits', () => {
  const applied = whichApplies({ waiting: true, quote: 49, guarantee: { verdict: 'all', amount: 49, until: null } })
  expect(applied).toMatchObject({ amount: 49, reason: '' })
  expect(applied.sentence).toContain('the papers would be untrue for now')
})
