import { describe, expect, it } from 'vitest'
import type { OrderState } from '../../tables.ts'
import { consequencesOf, evolve, factOf, type PaymentFact } from './order-state.ts'

const FACTS: PaymentFact[] = ['paid', 'mismatched', 'expired', 'failed', 'refunded']
const STATES: OrderState[] = ['open', 'paid', 'expired', 'review', 'refunded']
const order = { amount_cents: 4900, currency: 'usd' }
const complete = { status: 'complete', payment_status: 'paid', amount_total: 4900, currency: 'usd' }

function permutations<Item>(items: Item[]): Item[][] {
  if (items.length < 2) return [items]
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

const subsets = FACTS.reduce<PaymentFact[][]>((all, fact) => all.concat(all.map((set) => set.concat(fact))), [[]])

describe('order state', () => {
  it('reaches the same state whatever the order in which facts arrive', () => {
    for (const facts of subsets) {
      const outcomes = permutations(facts).map((sequence) => sequence.reduce<OrderState>(evolve, 'open'))
      expect([facts, new Set(outcomes).size]).toEqual([facts, 1])
    }
  })

  it('changes nothing when a fact is repeated', () => {
    for (const state of STATES)
      for (const fact of FACTS) {
        const once = evolve(state, fact)
        expect(evolve(once, fact)).toBe(once)
      }
  })

  it('never takes a paid order back', () => {
    for (const fact of FACTS) expect(['paid', 'refunded']).toContain(evolve('paid', fact))
  })

  it('announces a payment once in every history', () => {
    for (const facts of subsets.flatMap(permutations)) {
      let state: OrderState = 'open'
      let announced = 0
      for (const fact of [...facts, ...facts]) {
        const next = evolve(state, fact)
        if (consequencesOf(state, next).announcesPayment) announced++
        state = next
      }
      expect(announced).toBeLessThanOrEqual(1)
      if (state === 'paid') expect(announced).toBe(1)
    }
  })

  it('keeps a promo code reserved while a person reviews the order', () => {
    expect(consequencesOf('open', 'review')).toEqual({ announcesPayment: false, promo: 'keep' })
  })
})

describe('what a session says', () => {
  it.each([
    ['a paid session', complete, 'paid'],
    ['a free session', { ...complete, payment_status: 'no_payment_required' }, 'paid'],
    ['another amount', { ...complete, amount_total: 1 }, 'mismatched'],
    ['another currency', { ...complete, currency: 'eur' }, 'mismatched'],
    ['an expired session', { ...complete, status: 'expired', payment_status: 'unpaid' }, 'expired'],
    [
      'an expired session that would have been free',
      { ...complete, status: 'expired', payment_status: 'no_payment_required' },
      'expired'
    ],
    ['an open session', { ...complete, status: 'open', payment_status: 'unpaid' }, undefined],
    [
      'an open session that would be free',
      { ...complete, status: 'open', payment_status: 'no_payment_required' },
      undefined
    ],
    ['a payment still on its way', { ...complete, payment_status: 'unpaid' }, undefined]
  ])('reads %s', (_title, session, fact) => {
    expect(factOf(session, order)).toBe(fact)
  })
})
