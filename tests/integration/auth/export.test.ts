import { ownerOf } from '@formwright/kit/identity/owner'
import { expect, it } from 'vitest'
import { startCheckout, WILL } from '../checkout/support.ts'
import { internalSecret, newOrderId, newUserId, openDocuments, will, willAnswers } from '../documents/support.ts'
import { startAuth } from './support.ts'

const documents = await openDocuments()
const checkout = await startCheckout({ INTERNAL_SECRET: internalSecret })
const documentsUrl = await documents.app.listen({ port: 0, host: '127.0.0.1' })
const checkoutUrl = `http://127.0.0.1:${(checkout.app.server.address() as { port: number }).port}`
const urls = { INTERNAL_SECRET: internalSecret, DOCUMENTS_URL: documentsUrl, CHECKOUT_URL: checkoutUrl }
const { app, as, login, register } = await startAuth(urls)

async function sell(changes: { owner?: string; account_id?: string; email: string }) {
  const row = {
    id: newOrderId(),
    service_id: WILL,
    service_title: 'Simple Will',
    service_state: 'TX',
    list_cents: 4_900,
    discount_cents: 980,
    add_ons: '[]',
    amount_cents: 3_920,
    currency: 'usd',
    email_key: 'k',
    address_key: 'a',
    owner: null,
    owner_label: null,
    account_id: null,
    origin: 'http://localhost:8080',
    request_hash: null,
    state: 'paid' as const,
    ...changes
  }
  await checkout.db.insertInto('orders').values(row).execute()
  return row.id
}

it('gives a person everything that is kept of them, and of nobody else', async () => {
  const { token, user } = (await register('ada@example.com')).json()
  await login('ada@example.com')
  const [mine, foreign] = [newUserId(), newUserId()]
  for (const user_id of [mine, foreign]) {
    const answers = { ...willAnswers, full_name: user_id === mine ? 'Ada Mine' : 'Eve Foreign' }
    await documents.post('/api/generate-document', { user_id, service_id: will.meta.id, answers })
  }
  await documents.post('/api/user/claim', { user_id: mine }, user.id)
  await documents.post('/api/user/progress', { service_id: will.meta.id, step: 3, data: { seen: 'basics' } }, user.id)
  const byOwner = await sell({ owner: ownerOf(mine), email: 'ada@example.com' })
  const byAccount = await sell({ account_id: user.id, email: 'ada.work@example.com' })
  await sell({ owner: ownerOf(foreign), email: 'eve@example.com' })

  const answer = await as(token).get('export')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="formwright-export.json"'
  })
  const all = answer.json()
  expect(all.account).toEqual(user)
  expect(all.sessions).toHaveLength(2)
  expect(all.drafts).toEqual([
    expect.objectContaining({
      service_title: 'Simple Will',
      answers: expect.objectContaining({ full_name: 'Ada Mine' })
    })
  ])
  expect(all.documents).toEqual([expect.objectContaining({ kind: 'draft', status: 'queued', files: [] })])
  expect(all.steps).toEqual([expect.objectContaining({ step: '3', data: { seen: 'basics' } })])
  expect(all.orders.map((order: { order_id: string }) => order.order_id).sort()).toEqual([byOwner, byAccount].sort())
  expect(all.orders[0]).toMatchObject({ status: 'paid', list_price: 49, discount: 9.8, amount: 39.2, currency: 'usd' })
  expect(answer.body).not.toMatch(/Eve Foreign|eve@example|password|argon2/)
  expect(answer.body).not.toContain(ownerOf(mine))
})

it('gives somebody new an export without papers', async () => {
  const { token } = (await register('new@example.com')).json()
  expect((await as(token).get('export')).json()).toMatchObject({ drafts: [], documents: [], steps: [], orders: [] })
})

it('asks for a token, and its neighbours for auth alone', async () => {
  expect((await app.inject({ url: '/api/auth/export' })).statusCode).toBe(401)
  const path = '/internal/accounts/0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11'
  expect((await documents.app.inject({ url: `${path}/papers` })).statusCode).toBe(401)
  expect((await checkout.app.inject({ method: 'POST', url: `${path}/orders`, body: { owners: [] } })).statusCode).toBe(
    401
  )
})

it('refuses rather than leaving a part out', async () => {
  const alone = await startAuth({ ...urls, CHECKOUT_URL: 'http://127.0.0.1:9' })
  const { token } = (await alone.register('ada@example.com')).json()
  const answer = await alone.as(token).get('export')
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
  expect(answer.headers['retry-after']).toBeDefined()
})
