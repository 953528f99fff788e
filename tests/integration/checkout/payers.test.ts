import { onEntitlementReleased } from '@formwright/checkout/consumers/entitlement-released'
import { ownerOf } from '@formwright/kit/identity/owner'
import type { DataOf, entitlementReleased } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { newUserId, signedIn, startCheckout, wish } from './support.ts'

const checkout = await startCheckout()
async function payAndSettle(sessionId: string) {
  await checkout.lever(`sessions/${sessionId}/pay`)
  await checkout.get(`/api/checkout/status/${sessionId}`)
}
const orderOf = (sessionId: string) =>
  checkout.db.selectFrom('orders').selectAll().where('session_id', '=', sessionId).executeTakeFirstOrThrow()
/** What checkout hears from documents. */
const release = (data: DataOf<typeof entitlementReleased>) =>
  checkout.db
    .transaction()
    .execute((trx) => onEntitlementReleased.handle({ data } as never, { trx } as never, undefined))

it('gives the order of a user_id to the account that comes later, once, and tells it with the payment or apart', async () => {
  const [ada, eve] = [await signedIn('customer'), await signedIn('customer')]
  for (const when of ['before', 'after']) {
    const body = wish()
    const { session_id } = (await checkout.post('/api/checkout/create-session', body)).json()
    const take = async (headers: Record<string, string>, user_id = body.user_id) =>
      (await checkout.post('/api/checkout/claim', { session_id, user_id }, { headers })).statusCode
    if (when === 'after') await payAndSettle(session_id)
    expect([await take(ada, newUserId()), await take(ada), await take(eve)]).toEqual([404, 200, 200])
    if (when === 'before') await payAndSettle(session_id)
    const told = when === 'after' ? 'order.claimed' : 'payment.completed'
    const { account_id } = await orderOf(session_id)
    expect(account_id).toEqual(expect.any(String))
    const facts = (await checkout.facts(told)).filter(({ owner }) => owner === ownerOf(body.user_id))
    expect(facts).toMatchObject([{ account_id }])
  }
})

it('gives an order that documents released to its payer: the holder of its session, or the account that paid', async () => {
  const [ada, eve] = [await signedIn('customer'), await signedIn('customer')]
  for (const payer of [{}, ada]) {
    const body = wish()
    const { session_id } = (await checkout.post('/api/checkout/create-session', body, { headers: payer })).json()
    await payAndSettle(session_id)
    const take = async (headers: Record<string, string>) =>
      (await checkout.post('/api/checkout/claim', { session_id, user_id: newUserId() }, { headers })).statusCode
    expect(await take(payer)).toBe(404)
    const { id, account_id } = await orderOf(session_id)
    await release({ order_id: id, owner: ownerOf(body.user_id), account_id })
    if (payer === ada) expect(await take(eve)).toBe(404)
    expect(await take(payer)).toBe(200)
    await release({ order_id: id, owner: ownerOf(body.user_id), account_id })
    expect((await orderOf(session_id)).owner).toEqual(expect.any(String))
  }
})

it('keeps the order of an account that took it along before the release was heard of', async () => {
  const body = wish()
  const { session_id } = (await checkout.post('/api/checkout/create-session', body)).json()
  await payAndSettle(session_id)
  const { id } = await orderOf(session_id)
  const headers = await signedIn('customer')
  await checkout.post('/api/checkout/claim', { session_id, user_id: body.user_id }, { headers })
  await release({ order_id: id, owner: ownerOf(body.user_id), account_id: null })
  expect((await orderOf(session_id)).owner).toBe(ownerOf(body.user_id))
})
