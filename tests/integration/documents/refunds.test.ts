import { randomUUID } from 'node:crypto'
import { lockJob } from '@formwright/documents/worker/jobs/repository'
import { internalClient } from '@formwright/kit/identity/internal'
import { ownerOf } from '@formwright/kit/identity/owner'
import { setToMailCall } from '@formwright/proto-events/calls/documents/mailing'
import { describe, expect, it } from 'vitest'
import { setsOf } from './sets.ts'
import { internalSecret, newOrderId, newUserId, openDocuments, will, willAnswers } from './support.ts'

const documents = await openDocuments()
const { db, get, post, pay, refund, requestRefund, failRefund, claimOrder } = documents
const { orderSet, store } = setsOf(documents)

const ask = async (user_id: string, answers: object = willAnswers) =>
  (await post('/api/generate-document', { user_id, service_id: will.meta.id, answers })).json()
const draftOf = async (user: string) =>
  (await get(`/api/questionnaire/drafts/${user}`)).json() as Record<string, unknown>[]

it('closes the set to everyone, its owner included, and mails no fresh link', async () => {
  const { user, order, generation_id, documents: listed } = await orderSet()
  await post('/api/user/claim', { user_id: user }, 'ada')
  await store(generation_id, listed)
  expect((await get(`/api/download/${generation_id}`)).statusCode).toBe(200)
  await refund(order)
  const paths = ['', '/events'].map((path) => `/api/documents/${generation_id}${path}`)
  for (const path of [...paths, `/api/download/${generation_id}`, `/api/download/${generation_id}?format=zip`]) {
    for (const account of [undefined, 'ada']) {
      const closed = await get(path, account)
      expect([path, closed.statusCode, closed.json().code]).toEqual([path, 410, 'refunded'])
    }
  }
  expect((await post(`/api/download/${generation_id}/renew`, {})).statusCode).toBe(410)
  expect((await post(`/api/documents/${generation_id}/mail`, {})).statusCode).toBe(410)
})

it('is told on the dashboard, for a matter and for an order that never had one, until another order pays', async () => {
  const { user, order, generation_id, draft_id, documents: listed } = await orderSet()
  await store(generation_id, listed)
  await post('/api/user/claim', { user_id: user }, 'joan')
  const unused = newOrderId()
  await pay(unused, ownerOf(user), 'joan')
  await refund(unused)
  await refund(order)
  const lines = async () => (await get('/api/user/progress', 'joan')).json()
  expect(await lines()).toMatchObject([
    { status: 'refunded', draft_id: null, generation: null },
    { status: 'refunded', draft_id, generation: null }
  ])
  await pay(newOrderId(), ownerOf(user), 'joan')
  expect((await lines()).map(({ status }: { status: string }) => status)).toEqual(['refunded', 'paid'])
})

it('gives the mail nothing to send any more, and waits for none', async () => {
  const { order, generation_id, documents: listed } = await orderSet()
  await store(generation_id, listed)
  const baseUrl = await documents.app.listen({ host: '127.0.0.1', port: 0 })
  const mail = internalClient({ from: 'notifications', to: 'documents', baseUrl, secret: internalSecret })
  const settled = () =>
    db
      .selectFrom('outbox')
      .select('settled_at')
      .where('type', '=', 'document.generated')
      .where('settle_key', '=', generation_id)
      .executeTakeFirstOrThrow()
  await mail.ask(setToMailCall, { params: { id: generation_id } })
  expect(await settled()).toEqual({ settled_at: null })
  await refund(order)
  await expect(mail.ask(setToMailCall, { params: { id: generation_id } })).rejects.toMatchObject({ status: 404 })
  expect(await settled()).toEqual({ settled_at: expect.any(Date) })
})

it('leaves the set open to staff', async () => {
  const { order, generation_id, documents: listed } = await orderSet()
  await store(generation_id, listed)
  await refund(order)
  const { reference } = await db
    .selectFrom('generations')
    .select('reference')
    .where('id', '=', generation_id)
    .executeTakeFirstOrThrow()
  const { url } = (await post(`/api/admin/documents/${reference}/link`, {}, 'boss', 'admin')).json()
  expect((await get(url)).statusCode).toBe(200)
})

it('keeps the answers, and makes previews of them again', async () => {
  const { user, order, generation_id, draft_id, documents: listed } = await orderSet()
  await store(generation_id, listed)
  await refund(order)
  expect(await draftOf(user)).toMatchObject([{ draft_id, paid: false, generation: null }])
  const again = await ask(user)
  expect(again).toMatchObject({ kind: 'draft', draft_id })
})

it('lets another order pay for the same matter, which is printed anew', async () => {
  const { user, order, generation_id, draft_id, documents: listed } = await orderSet()
  await store(generation_id, listed)
  await refund(order)
  const second = newOrderId()
  await pay(second, ownerOf(user))
  const sets = await db
    .selectFrom('generations')
    .select(['id', 'order_id', 'closed_at'])
    .where('draft_id', '=', draft_id)
    .where('kind', '=', 'final')
    .orderBy('requested_at')
    .execute()
  expect(sets).toMatchObject([
    { id: generation_id, order_id: order },
    { order_id: second, closed_at: null }
  ])
  const again = await ask(user)
  expect(again).toMatchObject({ kind: 'final', draft_id, generation_id: sets[1]?.id })
})

it('stops a set that is not printed yet', async () => {
  const { order, generation_id, documents: listed } = await orderSet()
  await refund(order)
  expect(await db.transaction().execute((trx) => lockJob(trx, generation_id))).toBeUndefined()
  await store(generation_id, listed)
  const facts = await documents.facts('document.generated')
  expect(facts.filter(({ data }) => data['generation_id'] === generation_id)).toEqual([])
  const { settled_at } = await db
    .selectFrom('outbox')
    .select('settled_at')
    .where('settle_key', '=', generation_id)
    .executeTakeFirstOrThrow()
  expect(settled_at).not.toBeNull()
})

it('is no order to make documents with, when it comes before its payment or its owner', async () => {
  const [user, order] = [newUserId(), newOrderId()]
  await refund(order)
  await pay(order, ownerOf(user))
  expect((await ask(user)).kind).toBe('draft')
  const [other, unowned] = [newUserId(), newOrderId()]
  await ask(other)
  await pay(unowned, null)
  await refund(unowned)
  await claimOrder(unowned, ownerOf(other))
  expect((await ask(other)).kind).toBe('draft')
})

it('may be heard twice', async () => {
  const { order, generation_id } = await orderSet()
  await refund(order)
  const closedAt = () =>
    db.selectFrom('generations').select('closed_at').where('id', '=', generation_id).executeTakeFirstOrThrow()
  const first = await closedAt()
  await refund(order)
  expect(await closedAt()).toEqual(first)
})

describe('while a refund is under way', () => {
  const corrected = { ...willAnswers, full_name: 'Ada Corrected' }

  it('no new set is made for the matter of the order, and its old one stays open', async () => {
    const { user, order, generation_id, documents: listed } = await orderSet()
    await store(generation_id, listed)
    await requestRefund(order)
    for (const answers of [willAnswers, corrected]) {
      const body = { user_id: user, service_id: will.meta.id, answers }
      const refused = await post('/api/generate-document', body)
      expect([refused.statusCode, refused.json()]).toEqual([
        410,
        { code: 'refunded', detail: 'This order is being refunded, and its documents are closed.' }
      ])
    }
    expect((await get(`/api/download/${generation_id}`)).statusCode).toBe(200)
  })

  it('an order that nobody has used makes no documents, and another order does', async () => {
    const [user, order] = [newUserId(), newOrderId()]
    await pay(order, ownerOf(user))
    await requestRefund(order)
    expect(await ask(user)).toMatchObject({ code: 'refunded' })
    await pay(newOrderId(), ownerOf(user))
    expect(await ask(user)).toMatchObject({ kind: 'final' })
  })

  it('a payment that is heard of afterwards asks for nothing', async () => {
    const [user, order] = [newUserId(), newOrderId()]
    expect(await ask(user)).toMatchObject({ kind: 'draft' })
    await requestRefund(order)
    await pay(order, ownerOf(user))
    const sets = db.selectFrom('generations').select('id').where('order_id', '=', order)
    expect(await sets.execute()).toEqual([])
  })

  it.each(['request first', 'failure first'])('it ends with the failure, heard in either order: %s', async (which) => {
    const [user, order, id] = [newUserId(), newOrderId(), randomUUID()]
    await pay(order, ownerOf(user))
    const facts = [() => requestRefund(order, id), () => failRefund(order, id)]
    for (const hear of which === 'request first' ? facts : facts.toReversed()) await hear()
    expect(await ask(user)).toMatchObject({ kind: 'final' })
  })

  it('a failure opens nothing that was refunded', async () => {
    const { user, order, generation_id } = await orderSet()
    const id = randomUUID()
    await requestRefund(order, id)
    await refund(order)
    await failRefund(order, id)
    expect((await get(`/api/documents/${generation_id}`)).statusCode).toBe(410)
    expect(await ask(user)).toMatchObject({ kind: 'draft' })
  })
})
