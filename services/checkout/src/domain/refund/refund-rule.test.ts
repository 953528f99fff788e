import { describe, expect, it } from 'vitest'
import { type RefundCase, refundLines } from './refund-rule.ts'

const PAID_AT = new Date('2026-03-01T12:00:00.000Z')
const after = (days: number, ms = 0) => new Date(PAID_AT.getTime() + days * 86_400_000 + ms)
const addOn = (done = false) => ({ id: 'document_review', title: 'Review', paidCents: 14_900, done })

const linesOf = (changes: Partial<RefundCase> = {}, now = after(1)) =>
  refundLines(
    {
      service: { title: 'Simple Will', paidCents: 4900 },
      addOns: [],
      paidAt: PAID_AT,
      share: 0,
      documentsMade: false,
      waiting: false,
      touchedAt: null,
      ...changes
    },
    now
  )
const serviceOf = (changes: Partial<RefundCase> = {}, now = after(1)) => {
  const [line] = linesOf(changes, now)
  return [line?.percent, line?.cents]
}

describe('the service', () => {
  it.each([
    [0, 90, 4410],
    [0.25, 90, 4410],
    [0.2501, 50, 2450],
    [0.5, 50, 2450],
    [0.7499, 50, 2450],
    [0.75, 0, 0],
    [1, 0, 0]
  ])('with a share of %d gives back %d %%', (share, percent, cents) => {
    expect(serviceOf({ share })).toEqual([percent, cents])
  })

  it('gives nothing back once the documents are made, whatever is answered', () => {
    expect(serviceOf({ share: 0.1, documentsMade: true })).toEqual([0, 0])
  })

  it('counts thirty days to the millisecond, the last one included', () => {
    expect(serviceOf({}, after(30))).toEqual([90, 4410])
    expect(serviceOf({}, after(30, 1))).toEqual([0, 0])
  })

  it('reckons from what was paid, not from the list price, and says so in cents', () => {
    expect(serviceOf({ service: { title: 'Will', paidCents: 3920 } })).toEqual([90, 3528])
    expect(serviceOf({ service: { title: 'Will', paidCents: 0 } })).toEqual([90, 0])
  })

  it('counts half a cent as one', () => {
    expect(serviceOf({ service: { title: 'Will', paidCents: 4905 } })).toEqual([90, 4415])
    expect(serviceOf({ service: { title: 'Will', paidCents: 4901 }, share: 0.5 })).toEqual([50, 2451])
    expect(serviceOf({ service: { title: 'Will', paidCents: 4904 } })).toEqual([90, 4414])
  })
})

describe('an add-on', () => {
  it('gives half back until it is done, also after the window of the service', () => {
    expect(linesOf({ addOns: [addOn()] }).at(1)).toMatchObject({ id: 'document_review', percent: 50, cents: 7450 })
    expect(linesOf({ addOns: [addOn()], documentsMade: true }).at(1)).toMatchObject({ percent: 50 })
    expect(linesOf({ addOns: [addOn()] }, after(45)).map(({ cents }) => cents)).toEqual([0, 7450])
  })

  it('gives nothing back once it is done', () => {
    expect(linesOf({ addOns: [addOn(true)] }).at(1)).toMatchObject({ percent: 0, cents: 0 })
  })
})

describe('an order that waits because its papers would be untrue', () => {
  it('gives everything back, however long it has waited, but for an add-on that is done', () => {
    const lines = linesOf({ waiting: true, share: 1, addOns: [addOn(), addOn(true)] }, after(400))
    expect(lines.map(({ cents }) => cents)).toEqual([4900, 14_900, 0])
    expect(lines[0]?.why).toBe('The papers would be untrue for now, so none was made')
  })
})

describe('an order that nobody touched for sixty days', () => {
  it('gives nothing back, from the sixtieth day on', () => {
    const lines = (now: Date, changes: Partial<RefundCase> = {}) =>
      linesOf({ addOns: [addOn()], ...changes }, now).map(({ cents }) => cents)
    expect(lines(after(60, -1))).toEqual([0, 7450])
    expect(lines(after(60))).toEqual([0, 0])
    expect(lines(after(60), { touchedAt: after(1) })).toEqual([0, 7450])
    expect(lines(after(61), { touchedAt: after(1) })).toEqual([0, 0])
  })

  it('is not one whose answers are older than its payment', () => {
    expect(serviceOf({ share: 0.1, touchedAt: after(-100) })).toEqual([90, 4410])
  })
})
