import { randomUUID } from 'node:crypto'
import { onWaitingBegan, onWaitingEnded } from '@formwright/checkout/consumers/waiting'
import { ownerOf } from '@formwright/kit/identity/owner'
import { waitingBegan, waitingEnded } from '@formwright/proto-events'
import { describe, expect, it } from 'vitest'
import { changingWill, daysFromNow, textQuestion, withMore } from '../documents/changing-form.ts'
import { hand, openDocuments, willAnswers } from '../documents/support.ts'
import { ordersOf } from './orders.ts'
import { INTERNAL_SECRET, newUserId, signedIn, startCheckout, WILL, wish } from './support.ts'

const { content } = changingWill({
  questions: withMore(textQuestion('here_since', { format: 'date' })),
  refuse_when: [
    {
      id: 'not-here-long-enough',
      when: { question: 'here_since', less_than_ago: { value: 365, unit: 'days' } },
      ask: 'here_since',
      message: 'Not before {possible_from}.'
    }
  ]
})
const will = content.service('simple-will')
const asSold = { ...content, service: (id: number | string) => (id === WILL ? will : content.service(id)) }
const documents = await openDocuments({ secret: INTERNAL_SECRET, content: asSold })
const checkout = await startCheckout({
  DOCUMENTS_URL: await documents.app.listen({ host: '127.0.0.1', port: 0 })
})
const { db } = checkout
const { paid } = ordersOf(checkout)
const admin = await signedIn('admin')
const tomorrow = daysFromNow(1)

const answer = (user_id: string) =>
  documents.post('/api/generate-document', {
    user_id,
    service_id: will?.meta.id,
    answers: { ...willAnswers, here_since: daysFromNow(-364) }
  })
const listed = async (id: string, query = '') =>
  (await checkout.get(`/api/admin/transactions?q=${id}${query}`, admin)).json()

/** What documents tells of an order, in the order in which it arrives. */
const began = (order_id: string, waiting_id: string, changes: object = {}) =>
  hand(db as never, onWaitingBegan, waitingBegan, {
    waiting_id,
    order_id,
    question: 'When did you come here?',
    possible_from: '2027-10-01',
    began_at: '2026-11-22T10:00:00.000Z',
    ...changes
  })
const ended = (order_id: string, waiting_id: string) =>
  hand(db as never, onWaitingEnded, waitingEnded, { waiting_id, order_id })

describe('before the payment', () => {
  it('takes no money for papers that would be untrue, and says from which day they are not', async () => {
    const user_id = newUserId()
    await answer(user_id)
    const refused = await checkout.post('/api/checkout/create-session', wish({ user_id }))
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { code: 'not-yet', errors: [{ field: 'here_since' }], possible_from: tomorrow }
    ])
    expect(refused.json().detail).toMatch(/^Not before /)
    expect(await db.selectFrom('orders').select('id').where('owner', '=', ownerOf(user_id)).execute()).toEqual([])
  })

  it('sells while documents is away', async () => {
    const alone = await startCheckout()
    const sold = await alone.post('/api/checkout/create-session', wish())
    expect(sold.statusCode).toBe(200)
  })
})

describe('an order that waits', () => {
  it('is shown to staff as waiting, with the question and the day, and found by it', async () => {
    const { id } = await paid()
    await began(id, randomUUID())
    expect(await listed(id)).toMatchObject([
      {
        payment_status: 'waiting',
        waiting: { question: 'When did you come here?', possible_from: '2027-10-01', since: '2026-11-22T10:00:00.000Z' }
      }
    ])
    expect(await listed(id, '&status=waiting')).toHaveLength(1)
    expect(await listed(id, '&status=paid')).toEqual([])
    const csv = await checkout.get(`/api/admin/transactions?q=${id}&format=csv`, admin)
    expect(csv.body).toContain('When did you come here?,2027-10-01')
  })

  it('waits for the day that was told last, and no more once it has ended, in whatever order that is heard', async () => {
    const [first, second] = [await paid(), await paid()]
    const [one, two] = [randomUUID(), randomUUID()]
    await began(first.id, one, { possible_from: '2027-12-01', began_at: '2026-11-23T10:00:00.000Z' })
    await began(first.id, one)
    expect(await listed(first.id)).toMatchObject([{ waiting: { possible_from: '2027-12-01' } }])
    await ended(first.id, one)
    await ended(second.id, two)
    await began(second.id, two)
    for (const { id } of [first, second]) {
      expect(await listed(id)).toMatchObject([{ payment_status: 'paid', waiting: null }])
    }
  })

  it('gives everything back, however long it has waited, and says why', async () => {
    const { id, userId } = await paid({ add_ons: ['filing_support'] })
    await documents.pay(id, ownerOf(userId))
    await answer(userId)
    await db
      .updateTable('orders')
      .set({ settled_at: new Date('2025-01-01') })
      .where('id', '=', id)
      .execute()
    const quote = (await checkout.get(`/api/admin/transactions/${id}/refund-quote`, admin)).json()
    expect(quote).toMatchObject({
      waiting: true,
      documents_made: false,
      quote: 148,
      most: 148,
      guarantee: { verdict: 'all', amount: 148, until: null }
    })
    expect(quote.lines[0].why).toBe('The papers would be untrue for now, so none was made')
    const given = await checkout.post(`/api/admin/transactions/${id}/refund`, {}, { headers: admin })
    expect([given.statusCode, given.json()]).toMatchObject([200, { amount: 148, status: 'done' }])
    expect(await listed(id)).toMatchObject([{ payment_status: 'refunded', waiting: null }])
  })
})
