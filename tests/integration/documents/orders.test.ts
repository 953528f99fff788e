import { requestDocuments } from '@formwright/documents/domain/set/request-documents'
import { ownerOf } from '@formwright/kit/identity/owner'
import { expect, it } from 'vitest'
import { setsOf as storedSetsOf } from './sets.ts'
import { keyring, newOrderId, newUserId, openDocuments, will, willAnswers } from './support.ts'

const documents = await openDocuments()
const { get, post, pay, claimOrder, db } = documents
const service_id = will.meta.id

const ask = (user_id: string, body: object = {}) =>
  post('/api/generate-document', { user_id, service_id, answers: willAnswers, ...body })
const setsOf = async (user: string, kind: 'preview' | 'final') =>
  db
    .selectFrom('generations')
    .innerJoin('drafts', 'drafts.id', 'generations.draft_id')
    .select(['generations.id', 'generations.order_id', 'generations.draft_id'])
    .where('drafts.owner', '=', ownerOf(user))
    .where('generations.kind', '=', kind)
    .execute()
const other = { ...willAnswers, full_name: 'Ada Second' }

it('asks for a watermarked preview while nobody has paid', async () => {
  const user = newUserId()
  const asked = await ask(user)
  expect(asked.statusCode).toBe(202)
  expect(asked.json()).toMatchObject({ status: 'queued', kind: 'draft' })
  expect(asked.json().documents.length).toBeGreaterThanOrEqual(3)
  const facts = await documents.facts('preview.requested')
  expect(facts.map(({ data }) => data['generation_id'])).toContain(asked.json().generation_id)
})

it('takes a double click as one', async () => {
  const user = newUserId()
  const clicks = await Promise.all(Array.from({ length: 10 }, () => ask(user)))
  expect(new Set(clicks.map((click) => click.json().generation_id)).size).toBe(1)
  expect(await setsOf(user, 'preview')).toHaveLength(1)
})

it('puts a newer preview in the place of one that waits', async () => {
  const user = newUserId()
  const first = (await ask(user)).json()
  const second = (await ask(user, { draft_id: first.draft_id, answers: other })).json()
  expect(second.draft_id).toBe(first.draft_id)
  expect((await get(`/api/documents/${first.generation_id}`)).statusCode).toBe(404)
  expect((await get(`/api/documents/${second.generation_id}`)).json()).toMatchObject({ status: 'queued' })
})

it('makes the final set when answers follow the payment', async () => {
  const [user, order] = [newUserId(), newOrderId()]
  await pay(order, ownerOf(user))
  const asked = (await ask(user)).json()
  expect(asked.kind).toBe('final')
  const facts = await documents.facts('document.requested')
  expect(facts.filter(({ data }) => data['order_id'] === order)).toEqual([
    { data: { generation_id: asked.generation_id, order_id: order }, settleKey: asked.generation_id }
  ])
})

it('makes the final set by itself when the payment follows complete answers', async () => {
  const [user, order] = [newUserId(), newOrderId()]
  await ask(user)
  await pay(order, ownerOf(user))
  const sets = await setsOf(user, 'final')
  expect(sets).toMatchObject([{ order_id: order }])
  expect((await ask(user)).json()).toMatchObject({ generation_id: sets[0]?.id, kind: 'final' })
  expect((await get(`/api/questionnaire/drafts/${user}`)).json()).toMatchObject([
    { paid: true, generation: { generation_id: sets[0]?.id, kind: 'final', status: 'queued' } }
  ])
})

it('waits for the click when answers are finished after the payment without it', async () => {
  const [user, order] = [newUserId(), newOrderId()]
  await pay(order, ownerOf(user))
  await post('/api/questionnaire/save', { user_id: user, service_id, answers: willAnswers, completed: true })
  expect(await setsOf(user, 'final')).toEqual([])
  expect((await ask(user)).json().kind).toBe('final')
})

it('makes exactly one final set when payment and answers meet, twenty times', async () => {
  for (let round = 0; round < 20; round++) {
    const [user, order] = [newUserId(), newOrderId()]
    await Promise.all(round % 2 === 0 ? [pay(order, ownerOf(user)), ask(user)] : [ask(user), pay(order, ownerOf(user))])
    expect(await setsOf(user, 'final')).toHaveLength(1)
  }
})

it('grants a repeated payment once', async () => {
  const [user, order] = [newUserId(), newOrderId()]
  await ask(user)
  await Promise.all([pay(order, ownerOf(user)), pay(order, ownerOf(user)), pay(order, ownerOf(user))])
  expect(await setsOf(user, 'final')).toHaveLength(1)
})

it('takes a change under the same order as a correction, and another matter as another order', async () => {
  const [user, order, nextOrder] = [newUserId(), newOrderId(), newOrderId()]
  await pay(order, ownerOf(user))
  const first = (await ask(user)).json()
  const corrected = (await ask(user, { draft_id: first.draft_id, answers: other })).json()
  expect(corrected).toMatchObject({ kind: 'final', draft_id: first.draft_id })
  expect(corrected.generation_id).not.toBe(first.generation_id)
  const second = (await ask(user, { draft_id: 'new', answers: other })).json()
  expect(second.kind).toBe('draft')
  expect(second.draft_id).not.toBe(first.draft_id)
  await pay(nextOrder, ownerOf(user))
  const sets = await setsOf(user, 'final')
  expect(sets.map(({ order_id }) => order_id).sort()).toEqual([order, order, nextOrder].sort())
  expect(sets.find(({ order_id }) => order_id === nextOrder)?.draft_id).toBe(second.draft_id)
})

it('begins a new matter for a second order even when the client names no draft', async () => {
  const [user, order, nextOrder] = [newUserId(), newOrderId(), newOrderId()]
  await pay(order, ownerOf(user))
  const first = (await ask(user)).json()
  await pay(nextOrder, ownerOf(user))
  const second = (await ask(user, { answers: other })).json()
  expect(second).toMatchObject({ kind: 'final' })
  expect(second.draft_id).not.toBe(first.draft_id)
})

it.each(['payment first', 'claim first'])('delivers an order that finds its owner later (%s)', async (order) => {
  const [user, orderId] = [newUserId(), newOrderId()]
  await ask(user)
  if (order === 'payment first') await pay(orderId, null)
  await claimOrder(orderId, ownerOf(user))
  if (order === 'claim first') await pay(orderId, null)
  expect(await setsOf(user, 'final')).toMatchObject([{ order_id: orderId }])
})

it('answers every payment with the entitlement', async () => {
  const order = newOrderId()
  await pay(order, null)
  const facts = await documents.facts('entitlement.granted')
  expect(facts.filter(({ data }) => data['order_id'] === order)).toHaveLength(1)
})

it('refuses unfinished answers with their fields, and a stale tab with the newer answers', async () => {
  const user = newUserId()
  expect((await ask(user, { answers: { state: 'TX' } })).statusCode).toBe(422)
  const { draft_id, revision } = (await ask(user)).json()
  await ask(user, { draft_id, revision, answers: other })
  const stale = await ask(user, { draft_id, revision, answers: { ...willAnswers, full_name: 'Ada Third' } })
  expect([stale.statusCode, stale.json().answers]).toEqual([409, other])
})

it('pays for one matter even while an account claims the user id and requests take turns under two names', async () => {
  const [user, order] = [newUserId(), newOrderId()]
  const owner = ownerOf(user)
  await pay(order, owner)
  const asked = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      requestDocuments(
        db,
        { keyring, now: new Date() },
        {
          kin: { owner, label: 'user_abc', owners: [owner], shared: [], root: `name ${turn}` },
          service: will,
          answers: { ...willAnswers, full_name: `Ada ${turn}` },
          refusals: [],
          draftId: 'new'
        }
      )
    )
  )
  expect(asked.filter((one) => !one.stale && one.generation?.kind === 'final')).toHaveLength(1)
  expect(await setsOf(user, 'final')).toHaveLength(1)
})

it('stores a set while its owner presses the button again and again', async () => {
  const { store, orderSet } = storedSetsOf(documents)
  for (let round = 0; round < 10; round++) {
    const { user, generation_id, documents: listed } = await orderSet()
    const clicks = Array.from({ length: 8 }, () => ask(user))
    const answers = await Promise.all([...clicks, store(generation_id, listed).then(() => undefined)])
    const ids = answers.flatMap((answer) => (answer === undefined ? [] : [answer.json().generation_id]))
    expect(new Set(ids)).toEqual(new Set([generation_id]))
  }
})
