import { forgetDrafts } from '@formwright/documents/domain/matter/forget-drafts'
import { internalClient } from '@formwright/kit/identity/internal'
import { ownerOf } from '@formwright/kit/identity/owner'
import { buyersAmongCall } from '@formwright/proto-events/calls/checkout'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { INTERNAL_SECRET, newAddress, startCheckout, wish } from '../checkout/support.ts'
import { newOrderId, newUserId, openDocuments, will, willAnswers } from './support.ts'

const DAYS = 180
const service_id = will.meta.id
const documents = await openDocuments({ secret: INTERNAL_SECRET })
const { db, post, get, pay } = documents
const checkout = await startCheckout()
const clientOf = (baseUrl: string) =>
  internalClient({ from: 'documents', to: 'checkout', baseUrl, secret: INTERNAL_SECRET })
const forget = (baseUrl = checkout.app.listeningOrigin) => forgetDrafts(db, { checkout: clientOf(baseUrl), days: DAYS })

beforeEach(async () => {
  await db.deleteFrom('generations').execute()
  await db.updateTable('entitlements').set({ draft_id: null }).execute()
  await db.deleteFrom('drafts').execute()
})

/** A stranger's draft, with a preview unless it is said otherwise. */
async function begin({ user = newUserId(), preview = true, account = undefined as string | undefined } = {}) {
  const body = { user_id: user, service_id, answers: willAnswers }
  const asked = preview
    ? await post('/api/generate-document', body, account)
    : await post('/api/questionnaire/save', { ...body, completed: true }, account)
  expect(asked.statusCode).toBe(preview ? 202 : 200)
  const draft = await db
    .selectFrom('drafts')
    .select('id')
    .where('owner', '=', ownerOf(user))
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return { user, draft: draft.id, preview: asked.json().generation_id as string }
}

const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`
async function lie(draft: string, days = DAYS + 1) {
  await db
    .updateTable('drafts')
    .set({ updated_at: ago(days) })
    .where('id', '=', draft)
    .execute()
  await db
    .updateTable('generations')
    .set({ requested_at: ago(days) })
    .where('draft_id', '=', draft)
    .execute()
}
const left = async () => (await db.selectFrom('drafts').select('id').execute()).map(({ id }) => id).sort()

it('forgets answers and preview of a stranger who did not come back', async () => {
  const gone = await begin()
  await lie(gone.draft)
  expect(await forget()).toBe(1)
  expect(await left()).toEqual([])
  expect((await get(`/api/documents/${gone.preview}`)).statusCode).toBe(404)
  expect((await get(`/api/questionnaire/progress/${gone.user}`)).json().answers).toBeNull()
  expect(await forget()).toBe(0)
})

it('keeps what was touched in time: a change, a preview, a mailed link, a person let in by one', async () => {
  const [changed, previewed, mailed, joined] = [await begin(), await begin(), await begin(), await begin()]
  for (const { draft } of [changed, previewed, mailed, joined]) await lie(draft)
  await db
    .updateTable('drafts')
    .set({ updated_at: ago(DAYS - 1) })
    .where('id', '=', changed.draft)
    .execute()
  await db
    .updateTable('generations')
    .set({ requested_at: ago(1) })
    .where('draft_id', '=', previewed.draft)
    .execute()
  await db.insertInto('resume_links').values({ id: crypto.randomUUID(), draft_id: mailed.draft }).execute()
  await db
    .insertInto('draft_guests')
    .values({ owner: ownerOf(newUserId()), draft_id: joined.draft })
    .execute()
  expect(await forget()).toBe(0)
  expect(await left()).toHaveLength(4)
})

it('keeps what an account holds, by its own browser or as a guest', async () => {
  const mine = await begin({ preview: false })
  await post('/api/user/claim', { user_id: mine.user }, 'account-mine')
  const [theirs, guest] = [await begin(), newUserId()]
  await db
    .insertInto('draft_guests')
    .values({ owner: ownerOf(guest), draft_id: theirs.draft, joined_at: ago(DAYS + 1) })
    .execute()
  await post('/api/user/claim', { user_id: guest }, 'account-guest')
  for (const { draft } of [mine, theirs]) await lie(draft)
  expect(await forget()).toBe(0)
  expect(await left()).toEqual([mine.draft, theirs.draft].sort())
})

it('keeps what an order paid for or may still be used for, refunded ones too', async () => {
  const [paid, unused, refunded] = [await begin(), await begin({ preview: false }), await begin({ preview: false })]
  const orders = [newOrderId(), newOrderId(), newOrderId()] as const
  await pay(orders[0], ownerOf(paid.user))
  await pay(orders[2], ownerOf(refunded.user))
  await documents.refund(orders[2])
  await pay(orders[1], ownerOf(unused.user))
  await db.updateTable('entitlements').set({ draft_id: null }).where('order_id', '=', orders[1]).execute()
  for (const { draft } of [paid, unused, refunded]) await lie(draft)
  expect(await forget()).toBe(0)
  expect(await left()).toEqual([paid.draft, unused.draft, refunded.draft].sort())
})

it('keeps what is being paid right now, until the payment was given up', async () => {
  const paying = await begin()
  await lie(paying.draft)
  const body = wish({ user_id: paying.user })
  const opened = await checkout.post('/api/checkout/create-session', body, { from: newAddress() })
  expect(opened.statusCode).toBe(200)
  expect(await forget()).toBe(0)
  expect(await left()).toEqual([paying.draft])
  await checkout.db.updateTable('orders').set({ state: 'expired' }).execute()
  expect(await forget()).toBe(1)
})

it('deletes nothing while checkout cannot say who is paying', async () => {
  const { draft } = await begin({ preview: false })
  await lie(draft)
  await expect(forget('http://127.0.0.1:9')).rejects.toMatchObject({ status: 503 })
  expect(await left()).toEqual([draft])
})

it('goes past the drafts it keeps, batch after batch, and two replicas at once delete each draft once', async () => {
  const { draft } = await begin({ preview: false })
  await lie(draft)
  const buyer = newUserId()
  const opened = await checkout.post('/api/checkout/create-session', wish({ user_id: buyer }), { from: newAddress() })
  expect(opened.statusCode).toBe(200)
  const template = await db.selectFrom('drafts').selectAll().executeTakeFirstOrThrow()
  const copies = Array.from({ length: 650 }, (_, n) => ({
    ...template,
    id: crypto.randomUUID(),
    owner: n < 300 ? ownerOf(buyer) : ownerOf(newUserId()),
    updated_at: ago(DAYS + 700 - n)
  }))
  await db.insertInto('drafts').values(copies).execute()
  const [one, other] = await Promise.all([forget(), forget()])
  expect(one + other + (await forget())).toBe(351)
  expect(await left()).toHaveLength(300)
})

it('tells only documents whose answers must stay', async () => {
  const asked = internalClient({
    from: 'catalog',
    to: 'checkout',
    baseUrl: checkout.app.listeningOrigin,
    secret: INTERNAL_SECRET
  }).ask(buyersAmongCall, { body: { owners: [] } })
  await expect(asked).rejects.toMatchObject({ status: 401 })
})
