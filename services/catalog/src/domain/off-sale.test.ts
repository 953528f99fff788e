import { describe, expect, it } from 'vitest'
import { readOffSale, saleOf, UNCONFIRMED } from './off-sale.ts'
import { readSeed } from './seed.ts'

const slugs = ['simple-will', 'llc-formation']
const read = (settings: Partial<Parameters<typeof readOffSale>[0]>) =>
  readOffSale({ LIVE_PAYMENTS: false, ...settings }, slugs)
const nothing = { services: [], states: [] }

describe('without a word of the operator', () => {
  it('sells everything for play money', () => {
    expect(read({})(false)).toEqual(nothing)
  })

  it('sells nothing unconfirmed for real money, whoever of the two knows that it is real', () => {
    expect(read({ LIVE_PAYMENTS: true })(false)).toEqual(UNCONFIRMED)
    expect(read({ LIVE_PAYMENTS: false })(true)).toEqual(UNCONFIRMED)
  })

  it('holds back each service that prepares for an office or a court where preparers are regulated, once it is there', async () => {
    const regulated = (await readSeed()).filter(({ title }) => /office action|chapter (7|13)\b/i.test(title))
    for (const { slug } of regulated) expect(UNCONFIRMED.services).toContain(slug)
  })
})

describe("the operator's lists", () => {
  it('stand in place of what is unconfirmed, each for itself', () => {
    expect(read({ OFF_SALE_STATES: 'none' })(true)).toEqual({ services: UNCONFIRMED.services, states: [] })
    expect(read({ OFF_SALE_SERVICES: ' None ' })(true)).toEqual({ services: [], states: ['NC'] })
    expect(read({ OFF_SALE_STATES: 'tx, CA ,' })(false)).toEqual({ services: [], states: ['TX', 'CA'] })
    expect(read({ OFF_SALE_SERVICES: 'simple-will', OFF_SALE_STATES: '' })(false)).toEqual({
      services: ['simple-will'],
      states: []
    })
  })

  it('may name what is unconfirmed before it is there', () => {
    expect(read({ OFF_SALE_SERVICES: UNCONFIRMED.services.join(',') })(false).services).toEqual(UNCONFIRMED.services)
  })

  it.each([
    [{ OFF_SALE_SERVICES: 'simple-will,no-such' }, 'OFF_SALE_SERVICES: there is no no-such.'],
    [{ OFF_SALE_SERVICES: 'Simple Will' }, 'OFF_SALE_SERVICES: there is no Simple Will.'],
    [{ OFF_SALE_SERVICES: 'none,simple-will' }, 'OFF_SALE_SERVICES: there is no none.'],
    [{ OFF_SALE_STATES: 'NC,ZZ' }, 'OFF_SALE_STATES: there is no ZZ.'],
    [{ OFF_SALE_STATES: 'North Carolina' }, 'OFF_SALE_STATES: there is no NORTH CAROLINA.']
  ])('say what they do not know: %j', (settings, sentence) => {
    expect(() => read(settings)).toThrow(sentence)
  })
})

describe('what a customer is told', () => {
  const will = { slug: 'simple-will', title: 'Simple Will', states: null }
  const inCarolina = 'Documents for North Carolina are not on sale at the moment. Answers you have saved are kept.'

  it('is nothing, where it is sold', () => {
    expect(saleOf(will, nothing, 'NC')).toEqual({ off_sale: false, off_sale_sentence: null, off_sale_states: [] })
  })

  it('names the state it is not sold in, and is a refusal in that state alone', () => {
    const off = { services: [], states: ['NC'] }
    const off_sale_states = [{ state: 'NC', sentence: inCarolina }]
    expect(saleOf(will, off)).toEqual({ off_sale: false, off_sale_sentence: null, off_sale_states })
    expect(saleOf(will, off, 'TX')).toEqual({ off_sale: false, off_sale_sentence: null, off_sale_states })
    expect(saleOf(will, off, 'NC')).toEqual({ off_sale: true, off_sale_sentence: inCarolina, off_sale_states })
    expect(saleOf({ ...will, states: ['TX'] }, off, 'NC').off_sale_states).toEqual([])
  })

  it('names the service that is not sold at all', () => {
    expect(saleOf(will, { services: ['simple-will'], states: [] }, 'TX')).toMatchObject({
      off_sale: true,
      off_sale_sentence: 'Simple Will is not on sale at the moment. Answers you have saved are kept.'
    })
  })
})
