import { randomUUID } from 'node:crypto'
import { consumers as listenTo } from '@formwright/checkout/consumers'
import { settleSession } from '@formwright/checkout/domain/order/settle-order'
import { ERASED_ADDRESS, hashOfAddress } from '@formwright/kit/facts/erasure'
import { ownerOf } from '@formwright/kit/identity/owner'
import { accountDeleted, documentErased, erasureRequested } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { hand } from '../documents/support.ts'
import { newAddress, newEmail, newUserId, startCheckout, wish } from './support.ts'

const checkout = await startCheckout()
const { context, db, facts, lever, post, get } = checkout
const consumerOf = (event: object) => listenTo(context).find((one) => one.event === event) as never
const forgetOwners = (owners: string[], options = {}) =>
  hand(
    db as never,
    consumerOf(documentErased),
    documentErased,
    { account_id: 'a', owners, generation_ids: [], resume_ids: [] },
    options
  )
const orderOf = (sessionId: string) =>
  db.selectFrom('orders').selectAll().where('session_id', '=', sessionId).executeTakeFirstOrThrow()

async function buy(userId: string, { pay = true, promo = undefined as string | undefined } = {}) {
  const email = newEmail()
  const body = wish({ user_id: userId, user_email: email, ...(promo ? { promo_code: promo } : {}) })
  const headers = { 'idempotency-key': randomUUID() }
  const { session_id } = (await post('/api/checkout/create-session', body, { from: newAddress(), headers })).json()
  if (pay) {
    await lever(`sessions/${session_id}/pay`)
    await settleSession(context, session_id)
  }
  return { session: session_id as string, email }
}

it('keeps what was paid and takes out who paid, once, and touches nobody else', async () => {
  const [gone, stays] = [newUserId(), newUserId()]
  const paid = await buy(gone, { promo: 'WELCOME20' })
  const other = await buy(stays)
  const before = await orderOf(paid.session)
  const event = { id: randomUUID() }
  await forgetOwners([ownerOf(gone)], event)
  await forgetOwners([ownerOf(gone)], event)

  const after = await orderOf(paid.session)
  expect(after).toMatchObject({
    state: 'paid',
    amount_cents: before.amount_cents,
    discount_cents: before.discount_cents,
    session_id: before.session_id,
    email: ERASED_ADDRESS,
    owner: 'erased',
    owner_label: null,
    account_id: null,
    request_hash: null
  })
  const rows = JSON.stringify([
    await db.selectFrom('orders').selectAll().where('id', '=', before.id).execute(),
    await db.selectFrom('promo_redemptions').selectAll().where('order_id', '=', before.id).execute(),
    await db.selectFrom('idempotency_keys').selectAll().where('order_id', '=', before.id).execute(),
    (await facts('payment.completed')).filter((fact) => fact['order_id'] === before.id)
  ])
  for (const trace of [paid.email, before.email_key, before.address_key]) expect(rows).not.toContain(trace)
  expect((await orderOf(other.session)).email).toBe(other.email)
  expect((await facts('order.anonymized')).map((fact) => fact['order_ids'])).toEqual([[before.id]])
})

it('takes out why money was given back, and keeps that it was', async () => {
  const user = newUserId()
  const { id } = await orderOf((await buy(user)).session)
  await db
    .insertInto('refunds')
    .values({ id: randomUUID(), order_id: id, amount_cents: 100, quote_cents: 100, reason: 'Ada told us on the phone' })
    .execute()
  await forgetOwners([ownerOf(user)])
  const refunds = await db.selectFrom('refunds').select(['amount_cents', 'reason']).where('order_id', '=', id).execute()
  expect(refunds).toEqual([{ amount_cents: 100, reason: null }])
})

it('lets nobody claim such an order afterwards, while its status still opens', async () => {
  const user = newUserId()
  const { session } = await buy(user)
  await forgetOwners([ownerOf(user)])
  for (const user_id of [user, newUserId(), 'user_erased']) {
    expect((await post('/api/checkout/claim', { session_id: session, user_id })).statusCode).toBe(404)
  }
  expect((await get(`/api/checkout/status/${session}`)).json()).toMatchObject({ payment_status: 'paid' })
})

it('ends an order that is still open, so that nobody pays for nothing, and frees its code', async () => {
  const user = newUserId()
  const { session } = await buy(user, { pay: false, promo: 'WELCOME20' })
  await forgetOwners([ownerOf(user)])
  const order = await orderOf(session)
  expect(order).toMatchObject({ state: 'expired', email: ERASED_ADDRESS })
  expect((await context.stripe.checkout.sessions.retrieve(session)).status).toBe('expired')
  const promo = await db.selectFrom('promo_redemptions').selectAll().where('order_id', '=', order.id).executeTakeFirst()
  expect(promo?.state).toBe('released')
})

it('settles an order that was paid at the last moment, without the person', async () => {
  const user = newUserId()
  const { session } = await buy(user, { pay: false })
  await lever(`sessions/${session}/pay`)
  await forgetOwners([ownerOf(user)])
  const order = await orderOf(session)
  expect(order).toMatchObject({ state: 'paid', email: ERASED_ADDRESS })
  const [fact] = (await facts('payment.completed')).filter((one) => one['order_id'] === order.id)
  expect(fact).toMatchObject({ email: ERASED_ADDRESS, amount_cents: order.amount_cents })
})

it('knows the orders of an account by the account too', async () => {
  const { session } = await buy(newUserId())
  const { id } = await orderOf(session)
  const account_id = randomUUID()
  await db.updateTable('orders').set({ account_id }).where('id', '=', id).execute()
  const data = { account_id, email_verified: false }
  await hand(db as never, consumerOf(accountDeleted), accountDeleted, data)
  expect(await orderOf(session)).toMatchObject({ account_id: null, email: ERASED_ADDRESS })
})

it('tells nothing about an account that bought nothing', async () => {
  const before = (await facts('order.anonymized')).length
  await forgetOwners([])
  await forgetOwners([ownerOf(newUserId())])
  expect((await facts('order.anonymized')).length).toBe(before)
})

it('takes an erased address off orders that were never paid, ends those still open, and keeps what was paid', async () => {
  const email = `Cleo.${randomUUID()}@example.com`
  const [givenUp, open, paid] = await Promise.all(
    [newUserId(), newUserId(), newUserId()].map(async (user_id) => {
      const body = wish({ user_id, user_email: email })
      return (await post('/api/checkout/create-session', body, { from: newAddress() })).json().session_id as string
    })
  )
  const stranger = await buy(newUserId(), { pay: false })
  await context.stripe.checkout.sessions.expire(givenUp as string)
  await settleSession(context, givenUp as string)
  await lever(`sessions/${paid}/pay`)
  await settleSession(context, paid as string)

  const data = { erasure_id: randomUUID(), address_hash: hashOfAddress(email) }
  await hand(db as never, consumerOf(erasureRequested), erasureRequested, data)

  for (const session of [givenUp, open] as string[]) {
    expect(await orderOf(session)).toMatchObject({ state: 'expired', email: ERASED_ADDRESS, owner: 'erased' })
  }
  expect(await orderOf(paid as string)).toMatchObject({ state: 'paid', email })
  expect(await orderOf(stranger.session)).toMatchObject({ state: 'open', email: stranger.email })
  const erased = await Promise.all(([givenUp, open] as string[]).map(async (session) => (await orderOf(session)).id))
  const told = (await facts('order.anonymized')).at(-1)
  expect(told).toEqual({ order_ids: expect.arrayContaining(erased) })
  expect((await facts('payment.completed')).filter((fact) => fact['email'] === email)).toHaveLength(1)
})
