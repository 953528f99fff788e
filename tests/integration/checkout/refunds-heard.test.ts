import { randomUUID } from 'node:crypto'
import { healRefunds } from '@formwright/checkout/domain/refund/heal-refunds'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../support/eventually.ts'
import { openDocuments } from '../documents/support.ts'
import { ordersOf } from './orders.ts'
import { INTERNAL_SECRET, ORIGIN, signedIn, startCheckout } from './support.ts'

const documents = await openDocuments({ secret: INTERNAL_SECRET })
const DOCUMENTS_URL = await documents.app.listen({ host: '127.0.0.1', port: 0 })
const checkout = await startCheckout({ DOCUMENTS_URL })
const { db, lever, stripe, context } = checkout
const { paid, open, rowOf } = ordersOf(checkout)
const admin = await signedIn('admin')

const intentOf = async (sessionId: string) =>
  String((await stripe.checkout.sessions.retrieve(sessionId)).payment_intent)
/** A refund that is made in Stripe's own dashboard. */
const refundOutside = async (sessionId: string, amount: number, metadata = {}) =>
  stripe.refunds.create({ payment_intent: await intentOf(sessionId), amount, metadata })
const fail = (refundId: string) => lever(`refunds/${refundId}/fail`)
/** Delivers what Stripe has to say about a refund, and answers with our status. */
async function tell(refundId: string, type: string): Promise<number> {
  const { data } = await stripe.events.list({ type, limit: 100 })
  const event = data.find(({ data }) => (data.object as { id: string }).id === refundId)
  const { status } = (await lever(`events/${event?.id}/deliver`)) as { status: number }
  return status
}
const factsOf = async (type: string, id: string) =>
  (await checkout.facts(type)).filter(({ order_id }) => order_id === id)
const refundsOf = (id: string) =>
  db.selectFrom('refunds').select(['state', 'amount_cents']).where('order_id', '=', id).orderBy('created_at').execute()
const refund = (id: string, body: object) =>
  checkout.post(`/api/admin/transactions/${id}/refund`, body, { headers: admin })
const quoteOf = async (id: string) => (await checkout.get(`/api/admin/transactions/${id}/refund-quote`, admin)).json()

describe('a refund of the dashboard', () => {
  it('closes its order once, however often and under whatever event it is told', async () => {
    const { id, sessionId } = await paid({ add_ons: ['document_review'] })
    const made = await refundOutside(sessionId, 1000)
    const answers = await Promise.all(Array.from({ length: 6 }, () => tell(made.id, 'refund.created')))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await rowOf(id)).toMatchObject({ state: 'refunded', refunded_cents: 1000 })
    expect(await factsOf('payment.refunded', id)).toMatchObject([{ amount_cents: 1000, paid_cents: 19_800 }])
    const tasks = await db.selectFrom('add_on_tasks').select('state').where('order_id', '=', id).execute()
    expect(tasks).toEqual([{ state: 'cancelled' }])
    expect(await quoteOf(id)).toMatchObject({
      refunded: 10,
      most: 188,
      refunds: [{ amount: 10, status: 'done', reason: "Made in the payment provider's own dashboard" }]
    })
  })

  it('is counted each time, also with the amount of another', async () => {
    const { id, sessionId } = await paid()
    for (const made of [await refundOutside(sessionId, 1000), await refundOutside(sessionId, 1000)])
      expect(await tell(made.id, 'refund.created')).toBe(200)
    expect(await rowOf(id)).toMatchObject({ refunded_cents: 2000 })
    expect(await factsOf('payment.refunded', id)).toMatchObject([{ refunded_cents: 1000 }, { refunded_cents: 2000 }])
  })

  it('is heard by the real webhook of the sandbox', async () => {
    const { id, sessionId } = await paid()
    await lever('webhooks', { drop: false, duplicate: 3 })
    await refundOutside(sessionId, 4900)
    await eventually(async () => expect((await rowOf(id)).state).toBe('refunded'))
    await lever('webhooks', { drop: true, duplicate: 0 })
    expect(await factsOf('payment.refunded', id)).toHaveLength(1)
  })

  it('that is told before the payment comes after it', async () => {
    const { id, sessionId } = await open()
    await lever(`sessions/${sessionId}/pay`)
    const made = await refundOutside(sessionId, 4900)
    expect((await rowOf(id)).state).toBe('open')
    expect(await tell(made.id, 'refund.created')).toBe(200)
    expect((await rowOf(id)).state).toBe('refunded')
    expect([await factsOf('payment.completed', id), await factsOf('payment.refunded', id)]).toMatchObject([[{}], [{}]])
  })

  it('that failed before it was heard of changes nothing', async () => {
    const { id, sessionId } = await paid()
    const made = await refundOutside(sessionId, 4900)
    await fail(made.id)
    for (const type of ['refund.failed', 'refund.created', 'refund.updated'])
      expect(await tell(made.id, type)).toBe(200)
    expect(await rowOf(id)).toMatchObject({ state: 'paid', refunded_cents: 0 })
    expect([await refundsOf(id), await factsOf('refund.failed', id)]).toEqual([[], []])
  })

  it('of a payment that is not ours is passed over', async () => {
    const { id } = await stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 900, product_data: { name: 'Other' } } }],
      success_url: ORIGIN,
      cancel_url: ORIGIN
    })
    await lever(`sessions/${id}/pay`)
    const made = await refundOutside(id, 900)
    const before = await db.selectFrom('refunds').select('id').execute()
    expect(await tell(made.id, 'refund.created')).toBe(200)
    expect(await db.selectFrom('refunds').select('id').execute()).toEqual(before)
  })

  it('is put off while Stripe does not answer, and heard when it is sent again', async () => {
    const { id, sessionId } = await paid()
    const made = await refundOutside(sessionId, 4900)
    const { data } = await stripe.events.list({ type: 'refund.created', limit: 1 })
    await lever('faults', { status: 500, times: 100 })
    expect(await lever(`events/${data[0]?.id}/deliver`)).toEqual({ status: 503 })
    await lever('faults', { status: 500, times: 0 })
    expect((await rowOf(id)).state).toBe('paid')
    expect(await tell(made.id, 'refund.created')).toBe(200)
    expect((await rowOf(id)).state).toBe('refunded')
  })
})

describe('a refund of ours', () => {
  it('is finished by the webhook when everything crashed after Stripe answered', async () => {
    const { id, sessionId } = await paid()
    const refundId = randomUUID()
    const noted = { id: refundId, order_id: id, amount_cents: 4410, quote_cents: 4410, reason: null }
    await db.insertInto('refunds').values(noted).execute()
    const made = await refundOutside(sessionId, 4410, { order_id: id, refund_id: refundId })
    await Promise.all([tell(made.id, 'refund.created'), healRefunds(context, 0)])
    expect(await refundsOf(id)).toEqual([{ state: 'done', amount_cents: 4410 }])
    expect(await factsOf('payment.refunded', id)).toHaveLength(1)
  })

  it('that comes back is told to staff once, owed again, and can be given again', async () => {
    const { id } = await paid()
    await refund(id, { amount: 44.1 })
    const { stripe_id } = await db
      .selectFrom('refunds')
      .select('stripe_id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    await fail(String(stripe_id))
    const told = ['refund.failed', 'refund.updated', 'refund.created', 'refund.failed']
    for (const type of told) expect(await tell(String(stripe_id), type)).toBe(200)
    expect(await rowOf(id)).toMatchObject({ state: 'refunded', refunded_cents: 0 })
    expect(await factsOf('refund.failed', id)).toMatchObject([{ amount_cents: 4410, currency: 'usd' }])
    expect(await quoteOf(id)).toMatchObject({ refunded: 0, most: 49, refunds: [{ amount: 44.1, status: 'failed' }] })
    expect((await refund(id, { amount: 44.1 })).json()).toMatchObject({ status: 'done' })
    expect(await refundsOf(id)).toMatchObject([{ state: 'failed' }, { state: 'done' }])
    expect(await rowOf(id)).toMatchObject({ state: 'refunded', refunded_cents: 4410 })
  })
})
