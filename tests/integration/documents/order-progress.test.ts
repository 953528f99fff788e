import { internalClient } from '@formwright/kit/identity/internal'
import { ownerOf } from '@formwright/kit/identity/owner'
import type { Caller } from '@formwright/proto-events/call'
import { orderProgressCall } from '@formwright/proto-events/calls/documents/orders'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setsOf } from './sets.ts'
import { internalSecret, newOrderId, newUserId, openDocuments, will, willAnswers } from './support.ts'

const documents = await openDocuments()
const { post, pay, app } = documents
const { store, orderSet } = setsOf(documents)
const base = { address: '' }
beforeAll(async () => {
  base.address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

const progressOf = (order: string, from: Caller = 'checkout') =>
  internalClient({ from, to: 'documents', baseUrl: base.address, secret: internalSecret }).ask(orderProgressCall, {
    params: { id: order }
  })
const save = (user_id: string, answers: object, completed = false) =>
  post('/api/questionnaire/save', { user_id, service_id: will.meta.id, answers, completed })
const untouched = { share: 0, final_exists: false, waiting: false, touched_at: null }

it('knows no progress of an order that nobody has used, or that it has not heard of', async () => {
  const order = newOrderId()
  expect(await progressOf(order)).toEqual(untouched)
  await pay(order, null)
  expect(await progressOf(order)).toEqual(untouched)
  const unanswered = newOrderId()
  await pay(unanswered, ownerOf(newUserId()))
  expect(await progressOf(unanswered)).toEqual(untouched)
})

it('counts the answered share of the required questions in the matter the order is for', async () => {
  const [user, order] = [newUserId(), newOrderId()]
  await pay(order, ownerOf(user))
  await save(user, { full_name: 'Ada' })
  const begun = await progressOf(order)
  expect(begun.share).toBeGreaterThan(0)
  expect(begun.share).toBeLessThan(0.5)
  expect(Date.now() - Date.parse(begun.touched_at ?? '')).toBeLessThan(60_000)
  await save(user, willAnswers)
  expect(await progressOf(order)).toMatchObject({ share: 1, final_exists: false })
})

it('says that a final set exists once it is ready', async () => {
  const { order, generation_id, documents: listed } = await orderSet()
  expect(await progressOf(order)).toMatchObject({ final_exists: false })
  await store(generation_id, listed)
  expect(await progressOf(order)).toMatchObject({ share: 1, final_exists: true })
})

it('tells checkout and nobody else', async () => {
  await expect(progressOf(newOrderId(), 'attorney')).rejects.toMatchObject({ status: 401 })
})
