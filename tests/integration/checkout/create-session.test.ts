import { describe, expect, it } from 'vitest'
import { newEmail, newUserId, ORIGIN, startCheckout, TEXAN_WILL, WILL, wish } from './support.ts'

const checkout = await startCheckout()
const { db, stripe } = checkout
const create = (body: object, headers: Record<string, string> = {}) =>
  checkout.post('/api/checkout/create-session', body, { headers })
const ordersOf = (email: string) => db.selectFrom('orders').selectAll().where('email', '=', email).execute()
const sessionsOf = async (orderId: string) =>
  (await stripe.checkout.sessions.list({ limit: 100 })).data.filter((one) => one.client_reference_id === orderId)

describe('opening a payment', () => {
  it('asks Stripe for our price and returns where to pay', async () => {
    const body = wish({ state: 'CA' })
    const answer = await create(body)
    expect(answer.statusCode).toBe(200)
    const { url, session_id } = answer.json()
    expect(Object.keys(answer.json()).sort()).toEqual(['session_id', 'url'])
    expect(url).toContain(session_id)
    const session = await stripe.checkout.sessions.retrieve(session_id)
    const [order] = await ordersOf(body.user_email)
    expect(session).toMatchObject({
      amount_total: 4900,
      currency: 'usd',
      customer_email: body.user_email,
      client_reference_id: order?.id,
      metadata: { order_id: order?.id, service_id: String(WILL), service_title: 'Simple Will' },
      success_url: `${ORIGIN}/payment-result?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${ORIGIN}/checkout/${WILL}`
    })
    expect(session.expires_at - Date.now() / 1000).toBeGreaterThan(3500)
    expect(order).toMatchObject({ state: 'open', service_state: 'CA', amount_cents: 4900, discount_cents: 0 })
  })

  it('adds add-ons in full beside the discounted service', async () => {
    const answer = await create(wish({ promo_code: 'welcome20 ', add_ons: ['filing_support', 'document_review'] }))
    const session = await stripe.checkout.sessions.retrieve(answer.json().session_id)
    expect(session.amount_total).toBe(3920 + 9900 + 14_900)
  })

  it('keeps the hash of the user_id and not the secret itself', async () => {
    const body = wish()
    await create(body)
    const [order] = await ordersOf(body.user_email)
    expect(order?.owner_label).toBe('user_000')
    expect(JSON.stringify(order)).not.toContain(body.user_id)
  })
})

describe('what is refused', () => {
  it.each([
    ['a price from the client', { price: 1 }, 422],
    ['an amount from the client', { amount_total: 0 }, 422],
    ['a status from the client', { payment_status: 'paid' }, 422],
    ['an e-mail without a domain', { user_email: 'ada@' }, 422],
    ['an e-mail where no mail arrives', { user_email: 'ada@mail.c' }, 422],
    ['a state there is not', { state: 'ZZ' }, 422],
    ['two addresses in one', { user_email: 'ada@example.com,eve@example.com' }, 422],
    ['a service id that is text', { service_id: '101' }, 422],
    ['an unknown add-on', { add_ons: ['yacht'] }, 422],
    ['a foreign origin', { origin_url: 'https://evil.example' }, 422],
    ['an origin without a scheme', { origin_url: '//evil.example' }, 422],
    ['an origin that only begins like ours', { origin_url: `${ORIGIN}.evil.example` }, 422],
    ['our origin as a user name', { origin_url: `${ORIGIN}@evil.example` }, 422],
    ['a path behind our origin', { origin_url: `${ORIGIN}/redirect?to=evil` }, 422],
    ['an unknown service', { service_id: 999_999 }, 404],
    ['a promo code nobody made', { promo_code: 'NOPE' }, 422],
    ['an expired promo code', { promo_code: 'OLD10' }, 422]
  ])('%s', async (_title, changes, status) => {
    const body = wish(changes)
    const answer = await create(body)
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
      status,
      expect.arrayContaining(['detail', 'code'])
    ])
    expect(await ordersOf(body.user_email)).toEqual([])
  })

  it('says which sentence the customer reads', async () => {
    expect((await create(wish({ service_id: 999_999 }))).json().detail).toBe('Service not found')
    expect((await create(wish({ promo_code: 'OLD10' }))).json().detail).toBe('This promo code has expired')
    expect((await create(wish({ service_id: TEXAN_WILL, state: 'CA' }))).json()).toMatchObject({
      detail: 'Texan Will is not available in CA',
      code: 'state-not-covered'
    })
  })

  it('says what is wrong with an address or a state, at its field and for the whole form', async () => {
    const refusal = async (changes: object) => {
      const { detail, errors } = (await create(wish(changes))).json()
      return { detail, errors }
    }
    const address = 'Please enter a valid email address'
    const errors = [{ field: 'user_email', message: address }]
    expect(await refusal({ user_email: 'ada@mail.c' })).toEqual({ detail: address, errors })
    const state = 'Please choose one of the 50 states or D.C.'
    expect(await refusal({ state: 'ZZ' })).toEqual({ detail: state, errors: [{ field: 'state', message: state }] })
    expect(await refusal({ state: 'ZZ', user_email: 'ada@mail.c' })).toMatchObject({
      detail: 'Some fields are missing or not valid'
    })
  })

  it('leaves a promo code aside that is not to be applied', async () => {
    expect((await create(wish({ promo_code: 'NOPE', apply_promo: false }))).statusCode).toBe(200)
    expect((await create(wish({ promo_code: null, apply_promo: true }))).statusCode).toBe(200)
  })
})

describe('asking again', () => {
  it('makes one order and one session of twenty parallel requests with one key', async () => {
    const { user_id: _anonymous, ...body } = wish()
    const headers = { 'idempotency-key': 'key-of-twenty-parallel-requests' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(body, headers)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map((answer) => answer.json().session_id)).size).toBe(1)
    const orders = await ordersOf(body.user_email)
    expect(orders).toHaveLength(1)
    expect(await sessionsOf(orders[0]?.id ?? '')).toHaveLength(1)
  })

  it('makes one order of parallel requests of one user for the same thing', async () => {
    const body = wish({ promo_code: 'WELCOME20' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => checkout.post('/api/checkout/create-session', body, { from: '203.0.113.77' }))
    )
    expect(new Set(answers.map((answer) => answer.json().session_id)).size).toBe(1)
    expect(await ordersOf(body.user_email)).toHaveLength(1)
  })

  it('refuses a key that comes back with another body', async () => {
    const headers = { 'idempotency-key': 'key-that-comes-back-later' }
    const body = wish()
    expect((await create(body, headers)).statusCode).toBe(200)
    const answer = await create({ ...body, service_id: TEXAN_WILL }, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'idempotency-key-reused'])
  })

  it('never answers with the same session by e-mail alone', async () => {
    const { user_id: _first, ...body } = wish()
    const sessions = [await create(body), await create(body), await create({ ...body, user_id: newUserId() })]
    expect(new Set(sessions.map((answer) => answer.json().session_id)).size).toBe(3)
  })

  it('opens a new session when the first has expired', async () => {
    const body = wish()
    const headers = { 'idempotency-key': 'key-of-an-expired-session' }
    const first = (await create(body, headers)).json().session_id
    await stripe.checkout.sessions.expire(first)
    await db
      .updateTable('orders')
      .set({ session_expires_at: new Date(Date.now() - 1000) })
      .where('session_id', '=', first)
      .execute()
    const second = await create(body, headers)
    expect(second.statusCode).toBe(200)
    expect(second.json().session_id).not.toBe(first)
    expect((await ordersOf(body.user_email)).map(({ state }) => state).sort()).toEqual(['expired', 'open'])
  })

  it('answers with the session that was paid meanwhile instead of charging twice', async () => {
    const body = wish()
    const headers = { 'idempotency-key': 'key-of-a-session-that-was-paid' }
    const first = (await create(body, headers)).json().session_id
    await checkout.lever(`sessions/${first}/pay`)
    await db
      .updateTable('orders')
      .set({ session_expires_at: new Date(Date.now() - 1000) })
      .where('session_id', '=', first)
      .execute()
    expect((await create(body, headers)).json().session_id).toBe(first)
    expect((await ordersOf(body.user_email)).map(({ state }) => state)).toEqual(['paid'])
  })
})

describe('when Stripe fails', () => {
  it('answers 503, keeps the order open, and the next identical request continues it', async () => {
    const body = wish()
    await checkout.lever('faults', { status: 500, times: 3 })
    const failed = await create(body)
    expect([failed.statusCode, failed.json().detail]).toEqual([503, 'Payment processing failed. Please try again.'])
    expect(await ordersOf(body.user_email)).toMatchObject([{ state: 'open', session_id: null }])
    const continued = await create(body)
    expect(continued.statusCode).toBe(200)
    const orders = await ordersOf(body.user_email)
    expect(orders).toHaveLength(1)
    expect(await sessionsOf(orders[0]?.id ?? '')).toHaveLength(1)
  })

  it('opens one session when Stripe hangs beyond the time limit after making it', async () => {
    const body = wish()
    await checkout.lever('faults', { delay_ms: 11_000, times: 1, when: 'after' })
    const answer = await create(body)
    expect(answer.statusCode).toBe(200)
    const [order] = await ordersOf(body.user_email)
    expect((await sessionsOf(order?.id ?? '')).map(({ id }) => id)).toEqual([answer.json().session_id])
  })

  it('finds the session that a process asked for before it crashed', async () => {
    const body = wish()
    const made = (await create(body)).json().session_id
    await db
      .updateTable('orders')
      .set({ session_id: null, session_url: null, session_expires_at: null, lease_until: new Date(0) })
      .where('session_id', '=', made)
      .execute()
    expect((await create(body)).json().session_id).toBe(made)
  })

  it('frees the promo code of an order that nobody can ask for again', async () => {
    const { user_id: _anonymous, ...body } = wish({ promo_code: 'WELCOME20' })
    const from = '203.0.113.88'
    await checkout.lever('faults', { status: 500, times: 3 })
    expect((await checkout.post('/api/checkout/create-session', body, { from })).statusCode).toBe(503)
    expect((await checkout.post('/api/checkout/create-session', body, { from })).statusCode).toBe(200)
  })
})

describe('when catalog is away', () => {
  it('sells at the copied price, and refuses only what was never copied', async () => {
    await create(wish())
    await db
      .updateTable('price_copies')
      .set({ copied_at: new Date(0) })
      .execute()
    await db.deleteFrom('price_copies').where('service_id', '=', TEXAN_WILL).execute()
    await checkout.catalog.stop()
    const answer = await create(wish({ user_email: newEmail() }))
    expect(answer.statusCode).toBe(200)
    expect((await create(wish({ service_id: TEXAN_WILL }))).statusCode).toBe(503)
    const { session_id } = answer.json()
    await checkout.lever(`sessions/${session_id}/pay`)
    expect((await checkout.get(`/api/checkout/status/${session_id}`)).json().payment_status).toBe('paid')
  })
})
