import { randomUUID } from 'node:crypto'
import { healRefunds } from '@formwright/checkout/domain/refund/heal-refunds'
import { noteRefund } from '@formwright/checkout/domain/refund/note-refund'
import { quoteRefund } from '@formwright/checkout/domain/refund/quote-refund'
import { internalClient } from '@formwright/kit/identity/internal'
import { ownerOf } from '@formwright/kit/identity/owner'
import { orderStatsCall } from '@formwright/proto-events/calls/checkout'
import { describe, expect, it } from 'vitest'
import { openDocuments, will, willAnswers } from '../documents/support.ts'
import { ordersOf } from './orders.ts'
import { INTERNAL_SECRET, newAddress, signedIn, startCheckout } from './support.ts'

const documents = await openDocuments({ secret: INTERNAL_SECRET })
const DOCUMENTS_URL = await documents.app.listen({ host: '127.0.0.1', port: 0 })
const checkout = await startCheckout({ DOCUMENTS_URL })
const { db, lever, stripe, context } = checkout
const { paid, open, rowOf, age, audits } = ordersOf(checkout)
const admin = await signedIn('admin')
const strangers = [
  ['nobody', {}, 401],
  ['a customer', await signedIn('customer'), 403],
  ['support', await signedIn('support'), 403]
] as const

const quoteOf = (id: string, headers: object = admin) =>
  checkout.get(`/api/admin/transactions/${id}/refund-quote`, headers)
const refund = (id: string, body: object = {}, headers: Record<string, string> = admin) =>
  checkout.post(`/api/admin/transactions/${id}/refund`, body, { headers })
const keyed = (key: string) => ({ ...admin, 'idempotency-key': key })
const refundsAtStripe = async (sessionId: string) => {
  const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId)
  return (await stripe.refunds.list({ payment_intent: String(payment_intent) })).data.map(({ amount }) => amount)
}
const factsOf = async (id: string) =>
  (await checkout.facts('payment.refunded')).filter(({ order_id }) => order_id === id)
const requestsOf = async (id: string) =>
  (await checkout.facts('refund.requested')).filter(({ order_id }) => order_id === id)
const pendingOf = (id: string) =>
  db.selectFrom('refunds').select(['state', 'amount_cents']).where('order_id', '=', id).execute()
const answer = (user_id: string, answers: object) =>
  documents.post('/api/questionnaire/save', { user_id, service_id: will.meta.id, answers, completed: false })

describe('a quote', () => {
  it('follows the progress that documents tell, and the state of the add-ons', async () => {
    const { id, userId } = await paid({ add_ons: ['document_review', 'filing_support'] })
    await documents.pay(id, ownerOf(userId))
    expect((await quoteOf(id)).json()).toMatchObject({
      paid: 297,
      refunded: 0,
      most: 297,
      progress: 0,
      documents_made: false,
      quote: 168.1,
      lines: [
        { id: 'service', paid: 49, percent: 90, amount: 44.1 },
        { id: 'document_review', percent: 50, amount: 74.5 },
        { id: 'filing_support', percent: 50, amount: 49.5 }
      ]
    })
    await answer(userId, willAnswers)
    await db
      .updateTable('add_on_tasks')
      .set({ state: 'done' })
      .where('order_id', '=', id)
      .where('add_on', '=', 'document_review')
      .execute()
    expect((await quoteOf(id)).json()).toMatchObject({ progress: 1, quote: 49.5 })
  })

  it('reckons from what was paid after the discount, and ends with the window', async () => {
    const { id } = await paid({ promo_code: 'WELCOME20' }, newAddress())
    expect((await quoteOf(id)).json()).toMatchObject({ paid: 39.2, quote: 35.28 })
    await age(id, 31)
    expect((await quoteOf(id)).json()).toMatchObject({ quote: 0, most: 39.2 })
  })

  it('is not guessed while documents is away', async () => {
    const alone = await startCheckout()
    const { id } = await ordersOf(alone).paid()
    const answers = [
      await alone.get(`/api/admin/transactions/${id}/refund-quote`, admin),
      await alone.post(`/api/admin/transactions/${id}/refund`, { amount: 1, reason: 'x' }, { headers: admin })
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503])
    expect(answers[0]?.json().detail).toMatch(/cannot be told right now/)
    expect(await alone.db.selectFrom('refunds').selectAll().execute()).toEqual([])
  })
})

describe('a refund', () => {
  it('gives the quote back, closes the order, and tells it once to the others', async () => {
    const { id, sessionId, email } = await paid()
    const before = await rowOf(id)
    const done = await refund(id, { reason: 'Changed her mind' })
    expect([done.statusCode, done.json()]).toEqual([
      200,
      expect.objectContaining({ order_id: id, amount: 44.1, status: 'done', reason: 'Changed her mind' })
    ])
    expect(await refundsAtStripe(sessionId)).toEqual([4410])
    expect(await rowOf(id)).toMatchObject({ state: 'refunded', refunded_cents: 4410, settled_at: before.settled_at })
    expect((await checkout.get(`/api/checkout/status/${sessionId}`)).json()).toMatchObject({
      status: 'complete',
      payment_status: 'refunded',
      amount_total: 4900
    })
    expect(await factsOf(id)).toEqual([
      expect.objectContaining({ email, amount_cents: 4410, refunded_cents: 4410, paid_cents: 4900, currency: 'usd' })
    ])
    expect(await audits('order.refund-asked', id)).toMatchObject([
      { email: 'admin@example.com', details: { amount_cents: 4410, quote_cents: 4410 } }
    ])
    expect((await quoteOf(id)).json()).toMatchObject({ refunded: 44.1, quote: 0, most: 4.9 })
  })

  it('of a double click is one, also when the clicks come together or the answer was lost', async () => {
    const { id, sessionId } = await paid()
    const click = () => refund(id, { amount: 44.1 }, keyed('one-and-the-same-click'))
    const clicks = await Promise.all(Array.from({ length: 8 }, click))
    expect(new Set(clicks.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(clicks.map((one) => one.json().id)).size).toBe(1)
    expect((await click()).json().id).toBe(clicks[0]?.json().id)
    expect(await refundsAtStripe(sessionId)).toEqual([4410])
    expect(await factsOf(id)).toHaveLength(1)
    expect(await audits('order.refund-asked', id)).toHaveLength(1)
  })

  it('asked for again with the same amount is refused, and says what was refunded and when', async () => {
    const { id, sessionId } = await paid()
    await refund(id, { amount: 20 })
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())
    for (const headers of [admin, keyed('another-wish-of-another-day')]) {
      const again = await refund(id, { amount: 20 }, headers)
      expect([again.statusCode, again.json()]).toEqual([
        409,
        { code: 'already-refunded', detail: `This order was refunded already: $20.00 on ${today}.` }
      ])
    }
    expect(await refundsAtStripe(sessionId)).toEqual([2000])
  })

  it('under a key that named another amount is refused', async () => {
    const { id, sessionId } = await paid()
    const key = keyed('the-dialog-that-stayed-open')
    await refund(id, { amount: 20 }, key)
    expect((await refund(id, { amount: 21 }, key)).json()).toMatchObject({ code: 'idempotency-key-reused' })
    expect((await refund(id, { amount: 20 }, keyed('short'))).statusCode).toBe(400)
    expect(await refundsAtStripe(sessionId)).toEqual([2000])
  })

  it('without a key is paid once, however many clicks come together', async () => {
    const { id, sessionId } = await paid()
    const clicks = await Promise.all(Array.from({ length: 8 }, () => refund(id, { amount: 44.1 })))
    for (const { statusCode } of clicks) expect([200, 409]).toContain(statusCode)
    expect(await refundsAtStripe(sessionId)).toEqual([4410])
  })

  it('of two admins who saw the same quote is what is due, and no more without a reason', async () => {
    const { id, sessionId } = await paid({ add_ons: ['document_review'] })
    const seen = await quoteRefund(context, id, new Date())
    const by = { staff: { accountId: randomUUID(), email: 'second@example.com' }, requestId: 'r' }
    const note = (amountCents?: number) =>
      db.transaction().execute((trx) => noteRefund(trx, seen, { amountCents, reason: undefined, keyHash: null }, by))
    expect((await refund(id, { amount: 60 })).statusCode).toBe(200)
    await expect(note(11_860)).rejects.toMatchObject({ status: 422 })
    expect((await note()).amount_cents).toBe(5_860)
    await healRefunds(context, 0)
    expect((await refundsAtStripe(sessionId)).sort()).toEqual([5_860, 6_000])
  })

  it('of more than the quote needs a reason, and never passes what was paid', async () => {
    const { id, sessionId } = await paid()
    for (const reason of [undefined, '', '   ']) {
      const refused = await refund(id, { amount: 49, reason })
      expect([refused.statusCode, refused.json().errors]).toEqual([422, [expect.objectContaining({ field: 'reason' })]])
    }
    expect((await refund(id, { amount: 49.01, reason: 'The guarantee' })).statusCode).toBe(422)
    expect((await refund(id, { amount: 40 })).json()).toMatchObject({ amount: 40, status: 'done' })
    expect((await refund(id, { amount: 9.01, reason: 'The guarantee' })).statusCode).toBe(422)
    expect((await refund(id, { amount: 9, reason: 'The guarantee' })).json()).toMatchObject({ amount: 9 })
    expect((await refundsAtStripe(sessionId)).sort()).toEqual([4000, 900])
    expect(await factsOf(id)).toMatchObject([{ refunded_cents: 4000 }, { refunded_cents: 4900 }])
    expect((await refund(id, { amount: 1, reason: 'Again' })).json()).toMatchObject({ code: 'already-refunded' })
  })

  it.each([
    ['less', 100],
    ['more', 9900]
  ])('of an order in review, for which %s was taken than asked, is all that was taken', async (_word, amount) => {
    const { id, sessionId } = await open()
    await lever(`sessions/${sessionId}/pay`, { amount })
    await checkout.get(`/api/checkout/status/${sessionId}`)
    expect((await rowOf(id)).state).toBe('review')
    const quote = (await quoteOf(id)).json()
    expect(quote).toMatchObject({ paid: amount / 100, quote: amount / 100, most: amount / 100, documents_made: false })
    expect((await refund(id, { amount: quote.most + 0.01, reason: 'More' })).statusCode).toBe(422)
    expect((await refund(id)).json()).toMatchObject({ amount: amount / 100, status: 'done' })
    expect(await refundsAtStripe(sessionId)).toEqual([amount])
    expect(await rowOf(id)).toMatchObject({ state: 'refunded', refunded_cents: amount })
    expect(await factsOf(id)).toMatchObject([{ amount_cents: amount, paid_cents: amount }])
    expect((await quoteOf(id)).json()).toMatchObject({ paid: amount / 100, quote: 0, most: 0 })
  })

  it('of an order in review for which nothing was taken is refused', async () => {
    const { id } = await paid()
    await db.updateTable('orders').set({ state: 'review', taken_cents: 0 }).where('id', '=', id).execute()
    expect((await refund(id)).json()).toMatchObject({ code: 'not-paid' })
  })

  it('of nothing by right says so', async () => {
    const { id } = await paid()
    await age(id, 31)
    const nothing = await refund(id)
    expect([nothing.statusCode, nothing.json().code]).toEqual([409, 'nothing-due'])
    expect((await rowOf(id)).state).toBe('paid')
  })

  it('of a free order closes it without Stripe', async () => {
    const { id } = await paid({ promo_code: 'FREE100' }, newAddress())
    await lever('faults', { status: 500, times: 10 })
    const closed = await refund(id)
    await lever('faults', { status: 500, times: 0 })
    expect([closed.statusCode, closed.json()]).toEqual([200, expect.objectContaining({ amount: 0, status: 'done' })])
    expect((await rowOf(id)).state).toBe('refunded')
    expect(await factsOf(id)).toMatchObject([{ amount_cents: 0, paid_cents: 0 }])
  })

  it('cancels the tasks of staff that nobody has done', async () => {
    const { id } = await paid({ add_ons: ['express_consultation'] })
    await refund(id)
    const tasks = await db.selectFrom('add_on_tasks').select('state').where('order_id', '=', id).execute()
    expect(tasks).toEqual([{ state: 'cancelled' }])
  })

  it('lowers the revenue, and stays a payment', async () => {
    const address = checkout.app.server.address() as { port: number }
    const stats = () =>
      internalClient({
        from: 'gateway',
        to: 'checkout',
        baseUrl: `http://127.0.0.1:${address.port}`,
        secret: INTERNAL_SECRET
      }).ask(orderStatsCall)
    const { id } = await paid()
    const before = await stats()
    await refund(id)
    expect(await stats()).toMatchObject({
      total_revenue_cents: before.total_revenue_cents - 4410,
      successful_payments: before.successful_payments
    })
  })
})

describe('a refund that was cut off', () => {
  it('is finished when the answer of Stripe was lost and everything crashed after it', async () => {
    const { id, sessionId } = await paid()
    // What is left of a process that died between Stripe's answer and its own commit.
    await db
      .insertInto('refunds')
      .values({ id: randomUUID(), order_id: id, amount_cents: 4410, quote_cents: 4410, reason: null })
      .execute()
    const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId)
    const { id: refundId } = await db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    await stripe.refunds.create({
      payment_intent: String(payment_intent),
      amount: 4410,
      metadata: { order_id: id, refund_id: refundId }
    })
    expect((await rowOf(id)).state).toBe('paid')
    await Promise.all([healRefunds(context, 0), healRefunds(context, 0)])
    expect(await rowOf(id)).toMatchObject({ state: 'refunded', refunded_cents: 4410 })
    expect(await refundsAtStripe(sessionId)).toEqual([4410])
    expect(await factsOf(id)).toHaveLength(1)
  })

  it('is answered as pending while Stripe is away, holds others back, and is made later, once', async () => {
    const { id, sessionId } = await paid()
    await lever('faults', { status: 500, times: 100, when: 'after' })
    const pending = await refund(id)
    expect([pending.statusCode, pending.json().status]).toEqual([202, 'pending'])
    expect((await rowOf(id)).state).toBe('paid')
    expect((await quoteOf(id)).json()).toMatchObject({ refunded: 44.1, refunds: [{ status: 'pending' }] })
    expect((await refund(id, { amount: 1 })).json()).toMatchObject({ code: 'refund-under-way' })
    expect(await requestsOf(id)).toEqual([expect.objectContaining({ refund_id: pending.json().id })])
    await lever('faults', { status: 500, times: 0 })
    await healRefunds(context, 0)
    expect(await pendingOf(id)).toEqual([{ state: 'done', amount_cents: 4410 }])
    expect(await refundsAtStripe(sessionId)).toEqual([4410])
    expect(await factsOf(id)).toHaveLength(1)
  })

  it('leaves the order as it was when Stripe refuses', async () => {
    const { id, sessionId } = await paid()
    const { payment_intent } = await stripe.checkout.sessions.retrieve(sessionId)
    await stripe.refunds.create({ payment_intent: String(payment_intent) })
    const refused = await refund(id)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'refund-refused'])
    expect(await pendingOf(id)).toEqual([{ state: 'failed', amount_cents: 4410 }])
    expect([(await rowOf(id)).state, await factsOf(id)]).toEqual(['paid', []])
  })
})

describe('bad input and strangers', () => {
  it('is refused', async () => {
    const { id } = await paid()
    const { id: unpaid } = await open()
    const bodies = [
      { amount: -1 },
      { amount: '4' },
      { amount: 1.005 },
      { amount: 1e12 },
      { extra: 1 },
      { reason: 'x'.repeat(501) }
    ]
    for (const body of bodies) expect((await refund(id, body)).statusCode).toBe(422)
    expect((await refund(id, { amount: 0 })).statusCode).toBe(409)
    expect((await refund(unpaid)).json()).toMatchObject({ code: 'not-paid' })
    for (const unknown of [randomUUID(), 'x', "1'--"]) {
      expect([(await refund(unknown)).statusCode, (await quoteOf(unknown)).statusCode]).toEqual([404, 404])
    }
    expect(await pendingOf(id)).toEqual([])
  })

  it.each(strangers)('are turned away: %s', async (_who, headers, status) => {
    const { id } = await paid()
    expect([(await quoteOf(id, headers)).statusCode, (await refund(id, {}, headers)).statusCode]).toEqual([
      status,
      status
    ])
  })
})
