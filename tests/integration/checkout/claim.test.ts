import { internalClient } from '@formwright/kit/identity/internal'
import { ownerOf } from '@formwright/kit/identity/owner'
import type { Caller } from '@formwright/proto-events/call'
import { orderReceiptCall, orderSeriesCall, orderStatsCall } from '@formwright/proto-events/calls/checkout'
import { describe, expect, it } from 'vitest'
import { INTERNAL_SECRET, newUserId, signedIn, startCheckout, wish } from './support.ts'

const checkout = await startCheckout({ UNKNOWN_SESSIONS_LIMIT: 5, PROMO_TRIES_LIMIT: 5 })
const { lever } = checkout
const claim = (session_id: string, user_id: string, from?: string) =>
  checkout.post('/api/checkout/claim', { session_id, user_id }, from ? { from } : {})

async function openAnonymous() {
  const { user_id: _none, ...body } = wish()
  return (await checkout.post('/api/checkout/create-session', body)).json().session_id as string
}
async function payAndSettle(sessionId: string) {
  await lever(`sessions/${sessionId}/pay`)
  await checkout.get(`/api/checkout/status/${sessionId}`)
}

describe('claiming an order made without a user_id', () => {
  it('binds it once: the same user may ask again, another may not', async () => {
    const sessionId = await openAnonymous()
    await payAndSettle(sessionId)
    const [user, other] = [newUserId(), newUserId()]
    const answers = await Promise.all([claim(sessionId, user), claim(sessionId, user)])
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [200, { claimed: true }],
      [200, { claimed: true }]
    ])
    expect((await claim(sessionId, other)).statusCode).toBe(404)
    const claimed = await checkout.facts('order.claimed')
    expect(claimed).toEqual([{ order_id: expect.any(String), owner: ownerOf(user), account_id: null }])
  })

  it('tells the owner with the payment when it is claimed before', async () => {
    const sessionId = await openAnonymous()
    const user = newUserId()
    await claim(sessionId, user)
    await payAndSettle(sessionId)
    expect(await checkout.facts('payment.completed')).toContainEqual(expect.objectContaining({ owner: ownerOf(user) }))
    expect(await checkout.facts('order.claimed')).not.toContainEqual(expect.objectContaining({ owner: ownerOf(user) }))
  })

  it('is offered by the receipt until somebody did, which notifications alone may read', async () => {
    const sessionId = await openAnonymous()
    const { id } = await checkout.db
      .selectFrom('orders')
      .select('id')
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow()
    const address = checkout.app.server.address() as { port: number }
    const receipt = (from: Caller = 'notifications') =>
      internalClient({
        from,
        to: 'checkout',
        baseUrl: `http://127.0.0.1:${address.port}`,
        secret: INTERNAL_SECRET
      }).ask(orderReceiptCall, { params: { id } })
    await expect(receipt()).rejects.toMatchObject({ status: 404 })
    await payAndSettle(sessionId)
    expect(await receipt()).toMatchObject({
      order_id: id,
      list_cents: 4900,
      discount_cents: 0,
      promo_code: null,
      add_ons: [],
      amount_cents: 4900,
      claim_session: sessionId,
      payer_session: sessionId
    })
    const user = newUserId()
    await claim(sessionId, user)
    expect(await receipt()).toMatchObject({ claim_session: null, payer_session: sessionId })
    await checkout.post(
      '/api/checkout/claim',
      { session_id: sessionId, user_id: user },
      { headers: await signedIn('customer') }
    )
    expect(await receipt()).toMatchObject({ claim_session: null, payer_session: null })
    await expect(receipt('documents')).rejects.toMatchObject({ status: 401 })
  })

  it('does not give an order that has an owner to anybody', async () => {
    const body = wish()
    const { session_id } = (await checkout.post('/api/checkout/create-session', body)).json()
    expect((await claim(session_id, newUserId())).statusCode).toBe(404)
    expect((await claim(session_id, body.user_id)).statusCode).toBe(200)
  })

  it('limits guesses by address', async () => {
    const from = '192.0.2.9'
    const answers = []
    for (let guess = 0; guess < 7; guess++) answers.push(await claim(`cs_test_guess000000${guess}`, newUserId(), from))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 429, 429])
    expect(answers.at(-1)?.headers['retry-after']).toMatch(/^\d+$/)
  })
})

describe('the rest', () => {
  it('limits tries of promo codes by address', async () => {
    const tries = Array.from({ length: 8 }, () =>
      checkout.post('/api/promo-codes/validate', { code: 'X', user_email: 'a@example.com' }, { from: '192.0.2.10' })
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  })

  it('tells its figures to the gateway alone', async () => {
    const address = checkout.app.server.address() as { port: number }
    const from = (caller: Caller) =>
      internalClient({
        from: caller,
        to: 'checkout',
        baseUrl: `http://127.0.0.1:${address.port}`,
        secret: INTERNAL_SECRET
      })
    expect(await from('gateway').ask(orderStatsCall)).toEqual({
      total_revenue_cents: 14_700,
      successful_payments: 3,
      opened_orders: 4
    })
    const [today = '', yesterday = ''] = [0, 1].map((ago) =>
      new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    )
    const query = { from: yesterday, to: today }
    expect(await from('gateway').ask(orderSeriesCall, { query })).toEqual([
      { day: yesterday, opened: 0, paid: 0, revenue_cents: 0 },
      { day: today, opened: 4, paid: 3, revenue_cents: 14_700 }
    ])
    await expect(from('documents').ask(orderSeriesCall, { query })).rejects.toMatchObject({ status: 401 })
    await expect(from('gateway').ask(orderSeriesCall, { query: { from: today, to: yesterday } })).rejects.toMatchObject(
      {
        status: 422
      }
    )
    await expect(from('documents').ask(orderStatsCall)).rejects.toMatchObject({ status: 401 })
  })

  it('describes each route in its OpenAPI document', async () => {
    const { paths } = (await checkout.get('/openapi.json')).json()
    expect(Object.keys(paths).sort()).toEqual([
      '/api/admin/add-ons',
      '/api/admin/add-ons/{id}',
      '/api/admin/promo-codes',
      '/api/admin/promo-codes/{code}',
      '/api/admin/transactions',
      '/api/admin/transactions/{id}/refund',
      '/api/admin/transactions/{id}/refund-quote',
      '/api/checkout/claim',
      '/api/checkout/create-session',
      '/api/checkout/status/{sessionId}',
      '/api/checkout/webhook',
      '/api/promo-codes/validate'
    ])
  })
})
