import { claimOwner } from '@formwright/documents/domain/owner/claim-owner'
import { ownerOf } from '@formwright/kit/identity/owner'
import { describe, expect, it } from 'vitest'
import { newOrderId, newUserId, openDocuments, will, willAnswers } from './support.ts'

const documents = await openDocuments()
const { get, post, pay, claimOrder, db } = documents
const service_id = will.meta.id

/** The truth table of services/documents/README.md, row by row: who claimed, who paid, whose papers are made. */
const OWNER = 'account-of-the-owner'
const STRANGER = 'account-of-a-stranger'

const claim = (user: string, account: string) => post('/api/user/claim', { user_id: user }, account)
const ask = (user: string, account?: string, body: object = {}) =>
  post('/api/generate-document', { user_id: user, service_id, answers: willAnswers, ...body }, account)
/** Somebody whose account has claimed a browser with finished answers. */
async function ownerWithAnswers(account = OWNER) {
  const user = newUserId()
  await claim(user, account)
  await ask(user, account)
  return user
}
const finals = async (order: string) =>
  db.selectFrom('generations').select('draft_id').where('order_id', '=', order).execute()
const entitlement = (order: string) =>
  db.selectFrom('entitlements').selectAll().where('order_id', '=', order).executeTakeFirstOrThrow()
const released = async (order: string) =>
  (await documents.facts('entitlement.released')).filter(({ data }) => data['order_id'] === order)

describe('an order that a stranger paid', () => {
  it.each([
    ['without an account', null],
    ['with another account', STRANGER]
  ])('pays for nothing of a claimed user_id that it named (%s)', async (_, payer) => {
    const [user, order] = [await ownerWithAnswers(), newOrderId()]
    await pay(order, ownerOf(user), payer)
    expect(await finals(order)).toEqual([])
    expect((await ask(user, OWNER)).json().kind).toBe('draft')
    expect(await entitlement(order)).toMatchObject({ owner: null, draft_id: null, closed_at: null })
    expect(await released(order)).toMatchObject([{ data: { owner: ownerOf(user), account_id: payer } }])
  })

  it.each([
    ['payment first', null],
    ['claim first', null],
    ['payment first', STRANGER],
    ['claim first', STRANGER]
  ])('pays for nothing of a claimed user_id that it is claimed for later (%s, by %s)', async (first, payer) => {
    const [user, order] = [await ownerWithAnswers(), newOrderId()]
    if (first === 'payment first') await pay(order, null, payer)
    await claimOrder(order, ownerOf(user), payer)
    if (first === 'claim first') await pay(order, null, payer)
    expect(await finals(order)).toEqual([])
    expect((await ask(user, OWNER)).json().kind).toBe('draft')
    expect(await entitlement(order)).toMatchObject({ owner: null, draft_id: null })
    expect(await released(order)).toHaveLength(1)
  })

  it.each([null, STRANGER])('pays for nothing when the user_id was claimed before the payment (%s)', async (payer) => {
    const [user, order] = [newUserId(), newOrderId()]
    await ask(user)
    await claim(user, OWNER)
    await pay(order, ownerOf(user), payer)
    expect(await finals(order)).toEqual([])
    expect((await ask(user, OWNER)).json().kind).toBe('draft')
  })

  it.each([null, STRANGER])(
    'pays for nothing when it is claimed after the payment, before a set (%s)',
    async (payer) => {
      const [user, order] = [newUserId(), newOrderId()]
      await pay(order, ownerOf(user), payer)
      await claim(user, OWNER)
      expect((await ask(user, OWNER)).json().kind).toBe('draft')
      expect(await finals(order)).toEqual([])
      expect(await released(order)).toMatchObject([{ data: { owner: ownerOf(user), account_id: payer } }])
      expect((await get('/api/user/progress', OWNER)).body).not.toContain('"paid"')
    }
  )

  it('is not used up: its payer has papers of their own made by it', async () => {
    const [user, order, own] = [await ownerWithAnswers(), newOrderId(), newUserId()]
    await pay(order, ownerOf(user))
    await claimOrder(order, ownerOf(own))
    expect((await ask(own)).json().kind).toBe('final')
    expect(await finals(order)).toHaveLength(1)
  })

  it('pays for papers of the account that paid it', async () => {
    const [user, order] = [await ownerWithAnswers(), newOrderId()]
    await pay(order, ownerOf(user), 'account-0')
    const own = newUserId()
    await claim(own, 'account-0')
    expect((await get(`/api/questionnaire/drafts/${own}`, 'account-0')).json()).toEqual([])
    expect((await ask(own, 'account-0')).json().kind).toBe('final')
    expect((await get('/api/user/progress', 'account-0')).json()).toMatchObject([{ status: 'paid', service_id }])
  })

  it('meets the claim of the same moment twenty times, and never pays for what is claimed', async () => {
    for (let round = 0; round < 20; round++) {
      const [user, order] = [newUserId(), newOrderId()]
      await post('/api/questionnaire/save', { user_id: user, service_id, answers: willAnswers, completed: false })
      await Promise.all([pay(order, ownerOf(user)), claimOwner(db, ownerOf(user), OWNER)])
      expect((await ask(user, OWNER, { draft_id: 'new' })).json().kind).toBe('draft')
      expect(await entitlement(order)).toMatchObject({ owner: null, draft_id: null })
    }
  })
})

describe('an order of the owner', () => {
  it('delivers the papers when the owner is signed in and pays', async () => {
    const [user, order] = [await ownerWithAnswers('account-1'), newOrderId()]
    await pay(order, ownerOf(user), 'account-1')
    expect(await finals(order)).toHaveLength(1)
    expect(await released(order)).toEqual([])
  })

  it('waits for the answers of an owner who is signed in', async () => {
    const [user, order] = [newUserId(), newOrderId()]
    await claim(user, 'account-2')
    await pay(order, ownerOf(user), 'account-2')
    expect((await ask(user, 'account-2')).json().kind).toBe('final')
  })

  it('stays with the papers it had made before the owner made an account, corrections too', async () => {
    const [user, order] = [newUserId(), newOrderId()]
    await ask(user)
    await pay(order, ownerOf(user))
    expect(await finals(order)).toHaveLength(1)
    await claim(user, 'account-3')
    const corrected = await ask(user, 'account-3', { answers: { ...willAnswers, full_name: 'Ada Second' } })
    expect(corrected.json().kind).toBe('final')
    expect(await finals(order)).toHaveLength(2)
  })

  it.each(['before', 'after'])(
    'is taken along by an account made after the payment (claimed %s its fact)',
    async (when) => {
      const [user, order] = [newUserId(), newOrderId()]
      if (when === 'after') await pay(order, ownerOf(user))
      await claim(user, 'account-4')
      await claimOrder(order, ownerOf(user), 'account-4')
      if (when === 'before') await pay(order, ownerOf(user))
      expect((await ask(user, 'account-4', { draft_id: 'new' })).json().kind).toBe('final')
      expect(await entitlement(order)).toMatchObject({ owner: ownerOf(user), account_id: 'account-4' })
    }
  )

  it('delivers finished answers as soon as the account takes the order along', async () => {
    const [user, order] = [await ownerWithAnswers('account-5'), newOrderId()]
    await pay(order, ownerOf(user))
    expect(await finals(order)).toEqual([])
    await claimOrder(order, ownerOf(user), 'account-5')
    expect(await finals(order)).toHaveLength(1)
  })

  it('is taken along from another device of the same account', async () => {
    const [user, order, phone] = [await ownerWithAnswers('account-6'), newOrderId(), newUserId()]
    await pay(order, ownerOf(user))
    await claim(phone, 'account-6')
    await claimOrder(order, ownerOf(phone), 'account-6')
    expect(await finals(order)).toHaveLength(1)
  })
})
