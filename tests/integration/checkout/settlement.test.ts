import { randomUUID } from 'node:crypto'
import { reconcileOnce } from '@formwright/checkout/domain/order/reconcile'
import { paymentCompleted } from '@formwright/proto-events'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { OLD_WEBHOOK_SECRET, startCheckout, WEBHOOK_SECRET, WILL, wish } from './support.ts'

const checkout = await startCheckout()
const { app, db, stripe, lever } = checkout

async function open(changes: object = {}, from = '203.0.113.1') {
  const body = wish(changes)
  const answer = await checkout.post('/api/checkout/create-session', body, { from })
  const sessionId: string = answer.json().session_id
  const order = await db.selectFrom('orders').selectAll().where('session_id', '=', sessionId).executeTakeFirstOrThrow()
  return { sessionId, orderId: order.id, email: body.user_email }
}
const pay = (sessionId: string, how: object = {}) => lever(`sessions/${sessionId}/pay`, how)
const status = (sessionId: string) => checkout.get(`/api/checkout/status/${sessionId}`)
const stateOf = async (id: string) =>
  (await db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const paymentsOf = async (orderId: string) =>
  (await checkout.facts('payment.completed')).filter(({ order_id }) => order_id === orderId)

/** An event as Stripe would send it. */
function eventOf(sessionId: string, type = 'checkout.session.completed', changes: object = {}) {
  const id = `evt_${randomUUID().replaceAll('-', '')}`
  const object = { id: sessionId, object: 'checkout.session' }
  return { id, object: 'event', type, livemode: false, created: 1, data: { object }, ...changes }
}
function deliver(event: object, { secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000) } = {}) {
  const payload = JSON.stringify(event)
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  return post(payload, signature)
}
const post = (payload: string | Buffer, signature?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/checkout/webhook',
    headers: { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) },
    payload
  })
const knownEvents = () => db.selectFrom('webhook_events').selectAll().execute()

describe('a paid session', () => {
  it('is announced once by twenty copies of the webhook, a second event and the status page at once', async () => {
    const { sessionId, orderId, email } = await open({ state: 'TX' })
    await pay(sessionId)
    const event = eventOf(sessionId)
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => deliver(event)),
      deliver(eventOf(sessionId)),
      ...Array.from({ length: 3 }, () => status(sessionId))
    ])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const payments = await paymentsOf(orderId)
    expect(payments).toEqual([
      expect.objectContaining({
        order_id: orderId,
        service_id: WILL,
        state: 'TX',
        email,
        amount_cents: 4900,
        discount_cents: 0,
        currency: 'usd'
      })
    ])
    const rows = await db.selectFrom('outbox').selectAll().where('settle_key', '=', orderId).execute()
    expect(rows.map(({ envelope }) => paymentCompleted.is(envelope))).toEqual([true])
  })

  it('is settled by the real webhook of the sandbox', async () => {
    const { sessionId, orderId } = await open()
    await lever('webhooks', { drop: false, duplicate: 3 })
    await pay(sessionId)
    await eventually(async () => expect(await stateOf(orderId)).toBe('paid'))
    await lever('webhooks', { drop: true })
    expect(await paymentsOf(orderId)).toHaveLength(1)
  })

  it('is settled by the status page when the webhook is lost', async () => {
    const { sessionId, orderId, email } = await open()
    expect((await status(sessionId)).json()).toMatchObject({ status: 'open', payment_status: 'unpaid' })
    await pay(sessionId)
    await eventually(async () =>
      expect((await status(sessionId)).json()).toEqual({
        session_id: sessionId,
        status: 'complete',
        payment_status: 'paid',
        amount_total: 4900,
        currency: 'usd',
        lines: [{ title: 'Simple Will', amount_cents: 4900 }],
        paid_at: expect.stringMatching(/^\d{4}-/),
        metadata: { service_id: WILL, service_title: 'Simple Will', state: null }
      })
    )
    expect((await status(sessionId)).body).not.toContain(email)
    expect(await paymentsOf(orderId)).toHaveLength(1)
  })

  it('is settled by the reconciler when nobody asks', async () => {
    const { sessionId, orderId } = await open()
    await pay(sessionId)
    await reconcileOnce(checkout.context, 30)
    expect(await stateOf(orderId)).toBe('open')
    await db
      .updateTable('orders')
      .set({ created_at: new Date(Date.now() - 61_000) })
      .where('id', '=', orderId)
      .execute()
    await Promise.all([reconcileOnce(checkout.context, 30), reconcileOnce(checkout.context, 30)])
    expect(await stateOf(orderId)).toBe('paid')
    expect(await paymentsOf(orderId)).toHaveLength(1)
  })

  it('is told as paid when it was free', async () => {
    const { sessionId, orderId } = await open({ promo_code: 'FREE100' }, '203.0.113.50')
    await pay(sessionId)
    await deliver(eventOf(sessionId))
    expect((await status(sessionId)).json()).toMatchObject({ payment_status: 'paid', amount_total: 0 })
    expect(await paymentsOf(orderId)).toMatchObject([{ amount_cents: 0, discount_cents: 4900 }])
  })

  it('goes to review, and nothing is announced, when another amount was paid', async () => {
    const { sessionId, orderId } = await open()
    await pay(sessionId, { amount: 100 })
    expect((await deliver(eventOf(sessionId))).statusCode).toBe(200)
    expect(await stateOf(orderId)).toBe('review')
    expect(await paymentsOf(orderId)).toEqual([])
    expect((await status(sessionId)).json()).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
  })

  it('stays paid when an expiry is told afterwards', async () => {
    const { sessionId, orderId } = await open()
    await pay(sessionId)
    await deliver(eventOf(sessionId))
    for (const type of ['checkout.session.expired', 'checkout.session.async_payment_failed'])
      expect((await deliver(eventOf(sessionId, type))).statusCode).toBe(200)
    expect(await stateOf(orderId)).toBe('paid')
  })
})

describe('a session that ends unpaid', () => {
  it('expires its order', async () => {
    const { sessionId, orderId } = await open()
    await stripe.checkout.sessions.expire(sessionId)
    await deliver(eventOf(sessionId, 'checkout.session.expired'))
    expect(await stateOf(orderId)).toBe('expired')
    expect((await status(sessionId)).json()).toMatchObject({ status: 'expired', payment_status: 'unpaid' })
    expect(await paymentsOf(orderId)).toEqual([])
  })

  it('is not expired by an event alone while Stripe says that it is open', async () => {
    const { sessionId, orderId } = await open()
    await deliver(eventOf(sessionId, 'checkout.session.expired'))
    await deliver(eventOf(sessionId, 'checkout.session.completed'))
    expect(await stateOf(orderId)).toBe('open')
  })
})

describe('the webhook', () => {
  it('accepts both secrets while they rotate, and events that mean nothing to us', async () => {
    const { sessionId } = await open()
    expect((await deliver(eventOf(sessionId), { secret: OLD_WEBHOOK_SECRET })).json()).toEqual({ received: true })
    expect((await deliver(eventOf(sessionId, 'customer.created'))).statusCode).toBe(200)
    expect((await deliver(eventOf('cs_test_0000000000000000'))).statusCode).toBe(200)
  })

  const now = Math.floor(Date.now() / 1000)
  it.each([
    ['older than 300 seconds', { timestamp: now - 400 }],
    ['from more than 300 seconds ahead', { timestamp: now + 400 }],
    ['signed with another endpoint’s secret', { secret: 'whsec_of_another_endpoint' }]
  ])('refuses a delivery %s and stores nothing', async (_title, how) => {
    const { sessionId, orderId } = await open()
    await pay(sessionId)
    const before = await knownEvents()
    const answer = await deliver(eventOf(sessionId), how)
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['detail', 'code']])
    expect(await stateOf(orderId)).toBe('open')
    expect(await knownEvents()).toEqual(before)
  })

  it('refuses unsigned, flipped and empty bodies, and real money at a test key', async () => {
    const payload = JSON.stringify(eventOf('cs_test_0000000000000000'))
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET })
    const flipped = Buffer.from(payload)
    flipped[20] = (flipped[20] ?? 0) ^ 1
    const answers = [
      await post(payload),
      await post(flipped, signature),
      await post('', signature),
      await post('{', signature),
      await deliver(eventOf('cs_test_0000000000000000', 'checkout.session.completed', { livemode: true }))
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
    expect((await post('x'.repeat(300_000), signature)).statusCode).toBe(413)
    expect((await checkout.get('/metrics')).body).toMatch(
      /security_events_total\{event="webhook-refused",service="checkout"\} [1-9]/
    )
  })

  it('asks Stripe to send an event again that could not be acted upon', async () => {
    const { sessionId, orderId } = await open()
    await pay(sessionId)
    const event = eventOf(sessionId)
    await lever('faults', { status: 500, times: 3 })
    expect((await deliver(event)).statusCode).toBe(503)
    expect(await stateOf(orderId)).toBe('open')
    expect((await deliver(event)).statusCode).toBe(200)
    expect(await stateOf(orderId)).toBe('paid')
  })
})

describe('the status page', () => {
  it.each(['cs_test_unknown00000000', 'cs_live_unknown00000000', 'unknown', 'cs_test_short', "cs_test_'%20or%201=1--"])(
    'answers 404 for %s',
    async (sessionId) => {
      const answer = await status(sessionId)
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toHaveProperty('detail')
    }
  )

  it('tells what is known when Stripe is away', async () => {
    const { sessionId } = await open()
    await lever('faults', { status: 500, times: 3 })
    const answer = await status(sessionId)
    expect([answer.statusCode, answer.json().payment_status]).toEqual([200, 'unpaid'])
  })
})
