import { readOffSale } from '@formwright/catalog/domain/off-sale'
import { afterEach, describe, expect, it } from 'vitest'
import { ordersOf } from './orders.ts'
import { newUserId, startCheckout, TEXAN_WILL, WILL, wish } from './support.ts'

/** The operator's word, which may change while checkout runs. */
let settings: Partial<Parameters<typeof readOffSale>[0]> = {}
const offSale = (live: boolean) => readOffSale({ LIVE_PAYMENTS: false, ...settings }, ['will', 'texan-will'])(live)
const LIVE = 'sk_live_0123456789abcdef0123'

const checkout = await startCheckout({}, offSale)
const live = await startCheckout({ STRIPE_SECRET_KEY: LIVE }, offSale)
const create = (shop: typeof checkout, body: object) => shop.post('/api/checkout/create-session', body)
const ordersIn = (shop: typeof checkout, email: string) =>
  shop.db.selectFrom('orders').select('state').where('email', '=', email).execute()
/** As if a minute had passed since catalog was asked. */
const forget = (shop: typeof checkout) =>
  shop.db
    .updateTable('price_copies')
    .set({ copied_at: new Date(0) })
    .execute()
const off = (what: string) => ({
  detail: `${what} not on sale at the moment. Answers you have saved are kept.`,
  code: 'off-sale'
})

afterEach(async () => {
  settings = {}
  for (const shop of [checkout, live]) await forget(shop)
})

describe('what the operator has taken off sale', () => {
  it('is refused with a sentence, and no order is kept', async () => {
    settings = { OFF_SALE_SERVICES: 'will' }
    const body = wish({ state: 'TX' })
    const answer = await create(checkout, body)
    expect([answer.statusCode, answer.json()]).toEqual([409, off('Simple Will is')])
    expect(await ordersIn(checkout, body.user_email)).toEqual([])
    expect((await create(checkout, wish({ service_id: TEXAN_WILL, state: 'TX' }))).statusCode).toBe(200)
  })

  it('is refused in a state, and sold in another', async () => {
    settings = { OFF_SALE_STATES: 'TX' }
    const answer = await create(checkout, wish({ state: 'TX' }))
    expect([answer.statusCode, answer.json()]).toEqual([409, off('Documents for Texas are')])
    expect((await create(checkout, wish({ state: 'CA' }))).statusCode).toBe(200)
  })

  it('asks which state it is for where one is off sale, and does not where none is', async () => {
    expect((await create(checkout, wish())).statusCode).toBe(200)
    settings = { OFF_SALE_STATES: 'NC' }
    await forget(checkout)
    const answer = await create(checkout, wish())
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ field: 'state', message: 'Please select a state' }]
    ])
  })

  it('takes no part in what was paid before', async () => {
    const { sessionId, userId } = await ordersOf(checkout).open({ state: 'TX', user_id: newUserId() })
    settings = { OFF_SALE_SERVICES: 'will', OFF_SALE_STATES: 'TX' }
    await forget(checkout)
    expect((await create(checkout, wish({ state: 'TX', user_id: userId }))).statusCode).toBe(409)
    await checkout.lever(`sessions/${sessionId}/pay`)
    expect((await checkout.get(`/api/checkout/status/${sessionId}`)).json().payment_status).toBe('paid')
    expect(await checkout.facts('payment.completed')).toHaveLength(1)
  })

  it('stays so while catalog is away', async () => {
    settings = { OFF_SALE_STATES: 'NC' }
    expect((await create(live, wish({ state: 'NC' }))).statusCode).toBe(409)
    await forget(live)
    await live.catalog.stop()
    expect((await create(live, wish({ state: 'NC' }))).json()).toEqual(off('Documents for North Carolina are'))
  })
})

describe('beside a live key', () => {
  it('nothing unconfirmed is sold, though catalog was told that payments are play money', async () => {
    settings = { LIVE_PAYMENTS: false }
    const shop = await startCheckout({ STRIPE_SECRET_KEY: LIVE }, offSale)
    const answer = await create(shop, wish({ state: 'NC' }))
    expect([answer.statusCode, answer.json()]).toEqual([409, off('Documents for North Carolina are')])
    expect((await create(checkout, wish({ state: 'NC' }))).statusCode).toBe(200)
    settings = { OFF_SALE_STATES: 'none', OFF_SALE_SERVICES: 'none' }
    await forget(shop)
    expect((await create(shop, wish({ state: 'NC' }))).json().code).not.toBe('off-sale')
  })

  it('a price that was copied for play money is not used', async () => {
    const shop = await startCheckout({}, offSale)
    await create(shop, wish({ state: 'CA' }))
    await shop.db.updateTable('price_copies').set({ copied_at: new Date(), live: true }).execute()
    await shop.catalog.stop()
    expect((await create(shop, wish({ service_id: WILL, state: 'CA' }))).statusCode).toBe(503)
  })
})
