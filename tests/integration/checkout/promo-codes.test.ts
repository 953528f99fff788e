import { randomBytes } from 'node:crypto'
import { reconcileOnce } from '@formwright/checkout/domain/order/reconcile'
import { describe, expect, it } from 'vitest'
import { newAddress, newEmail, newUserId, startCheckout, wish } from './support.ts'

const checkout = await startCheckout()
const { db, stripe, lever } = checkout

const validate = async (code: string, email = newEmail(), from = newAddress()) =>
  (
    await checkout.post(
      '/api/promo-codes/validate',
      { code, user_email: email, service_type: 'basic_per_form' },
      { from }
    )
  ).json()
const create = (body: object, from = newAddress()) => checkout.post('/api/checkout/create-session', body, { from })
const redemptions = (email: string) =>
  db
    .selectFrom('promo_redemptions as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.state')
    .where('o.email', '=', email)
    .execute()

describe('checking a code', () => {
  it('tells what it is worth, however it is typed', async () => {
    expect(await validate(' welcome20')).toEqual({
      valid: true,
      code: 'WELCOME20',
      discount_percent: 20,
      description: '20% off your first order',
      error: null
    })
  })

  it.each([
    ['NOPE', 'Invalid promo code'],
    ["' OR 1=1--", 'Invalid promo code'],
    ['OLD10', 'This promo code has expired']
  ])('answers 200 and why %s is not valid', async (code, error) => {
    expect(await validate(code)).toEqual({ valid: false, code, discount_percent: 0, description: null, error })
  })

  it('refuses what is not well formed', async () => {
    for (const body of [{ code: 'WELCOME20' }, { code: '', user_email: newEmail() }, { code: 'A', user_email: 'ada@' }])
      expect((await checkout.post('/api/promo-codes/validate', body)).statusCode).toBe(422)
  })

  it('does not reserve anything', async () => {
    const [email, from] = [newEmail(), newAddress()]
    await validate('WELCOME20', email, from)
    expect((await create(wish({ user_email: newEmail(), promo_code: 'WELCOME20' }), from)).statusCode).toBe(200)
  })
})

describe('one code for each new customer', () => {
  it('gives fifty parallel tries of one mailbox one reservation', async () => {
    const name = `ada${randomBytes(4).toString('hex')}`
    const spellings = [
      `${name}.race@gmail.com`,
      `a.${name.slice(1)}race+1@gmail.com`,
      `${name.toUpperCase()}RACE@googlemail.com`
    ]
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        create(wish({ user_email: spellings[index % 3], user_id: newUserId(), promo_code: 'WELCOME20' }))
      )
    )
    const won = answers.filter(({ statusCode }) => statusCode === 200)
    expect(won).toHaveLength(1)
    expect(new Set(answers.filter((answer) => !won.includes(answer)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([422])
    )
    const states = (await Promise.all(spellings.map(redemptions))).flat()
    expect(states).toEqual([{ state: 'reserved' }])
    const orders = await db.selectFrom('orders').select('id').where('email', 'in', spellings).execute()
    expect(orders).toHaveLength(1)
  })

  it('gives fifty parallel mailboxes at one address one reservation', async () => {
    const from = '192.0.2.50'
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(wish({ promo_code: 'WELCOME20' }), from)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('is burned by the payment, for the mailbox and for the address', async () => {
    const [email, from] = [newEmail(), '192.0.2.51']
    const { session_id } = (await create(wish({ user_email: email, promo_code: 'WELCOME20' }), from)).json()
    expect(await validate('WELCOME20', email, from)).toMatchObject({ valid: true })
    await lever(`sessions/${session_id}/pay`)
    expect((await checkout.get(`/api/checkout/status/${session_id}`)).json()).toMatchObject({
      amount_total: 3920,
      lines: [
        { title: 'Simple Will', amount_cents: 4900 },
        { title: 'Discount (WELCOME20)', amount_cents: -980 }
      ]
    })
    expect(await redemptions(email)).toEqual([{ state: 'burned' }])
    const error = 'This promo code is for new customers only, one per email and IP address'
    expect(await validate('WELCOME20', newEmail(), from)).toMatchObject({ valid: false, error })
    expect(await validate('FREE100', email.toUpperCase())).toMatchObject({ valid: false, error })
    const refused = await create(wish({ user_email: email, promo_code: 'FREE100' }))
    expect([refused.statusCode, refused.json().detail]).toEqual([422, error])
  })

  it('is for new customers, also after an order without a code', async () => {
    const email = newEmail()
    const { session_id } = (await create(wish({ user_email: email }))).json()
    await lever(`sessions/${session_id}/pay`)
    await checkout.get(`/api/checkout/status/${session_id}`)
    expect(await validate('WELCOME20', email)).toMatchObject({ valid: false })
  })

  it('is released when the session expires', async () => {
    const [email, from] = [newEmail(), newAddress()]
    const body = wish({ user_email: email, promo_code: 'WELCOME20' })
    const { session_id } = (await create(body, from)).json()
    expect((await create({ ...body, user_id: newUserId() }, from)).statusCode).toBe(422)
    await stripe.checkout.sessions.expire(session_id)
    await checkout.get(`/api/checkout/status/${session_id}`)
    expect(await redemptions(email)).toEqual([{ state: 'released' }])
    expect((await create({ ...body, user_id: newUserId() }, from)).statusCode).toBe(200)
  })

  it('moves to the new order when the same user changes the order', async () => {
    const from = newAddress()
    const body = wish({ promo_code: 'WELCOME20' })
    const first = (await create(body, from)).json().session_id
    const second = await create({ ...body, state: 'TX' }, from)
    expect(second.statusCode).toBe(200)
    expect((await stripe.checkout.sessions.retrieve(first)).status).toBe('expired')
    expect((await redemptions(body.user_email)).map(({ state }) => state).sort()).toEqual(['released', 'reserved'])
  })

  it('is released when the order never got a session', async () => {
    const [email, from] = [newEmail(), newAddress()]
    await lever('faults', { status: 500, times: 3 })
    await create(wish({ user_email: email, promo_code: 'WELCOME20' }), from)
    expect(await redemptions(email)).toEqual([{ state: 'reserved' }])
    await db
      .updateTable('orders')
      .set({ attempt_started_at: new Date(Date.now() - 3_700_000) })
      .where('email', '=', email)
      .execute()
    await reconcileOnce(checkout.context, 30)
    expect(await redemptions(email)).toEqual([{ state: 'released' }])
  })
})

describe('the question and the order answer alike', () => {
  const HELD = 'This promo code is held by another open checkout. Finish that one, or try again within the hour.'
  const [holder, other] = [newUserId(), newUserId()]

  /** What a client is told that asks about the code and then places another order with it, in the same words about itself. */
  async function askAndOrder(body: { user_email: string; user_id?: string | undefined }, from: string, code: string) {
    const asked = await checkout.post('/api/promo-codes/validate', { code, ...body }, { from })
    const ordered = await create(wish({ promo_code: code, state: 'TX', ...body }), from)
    const { valid, error } = asked.json()
    return { asked: valid ? 'valid' : error, ordered: ordered.statusCode === 200 ? 'valid' : ordered.json().detail }
  }

  it.each([
    ['without a user_id, one that holds it without', undefined, undefined, 'same', 'valid'],
    ['without a user_id, one that holds it with', holder, undefined, 'same', 'valid'],
    ['with a user_id, one that holds it without', undefined, holder, 'same', 'valid'],
    ['with a user_id, the same one', holder, holder, 'same', 'valid'],
    ['with a user_id, the same one from elsewhere', holder, holder, 'other address', 'valid'],
    ['with a user_id, the same one for another mailbox', holder, holder, 'other mailbox', 'valid'],
    ['without a user_id, from elsewhere', undefined, undefined, 'other address', HELD],
    ['without a user_id, for another mailbox', undefined, undefined, 'other mailbox', HELD],
    ['with another user_id, from elsewhere', holder, other, 'other address', HELD],
    ['with another user_id, for another mailbox', holder, other, 'other mailbox', HELD],
    ['with another user_id, from the same place', holder, other, 'same', HELD]
  ])('to a client %s', async (_title, holding, asking, place, answer) => {
    const [email, from] = [newEmail(), newAddress()]
    const first = await create(wish({ user_email: email, user_id: holding, promo_code: 'WELCOME20' }), from)
    expect(first.statusCode).toBe(200)
    const user_email = place === 'other mailbox' ? newEmail() : email
    const told = await askAndOrder(
      { user_email, user_id: asking },
      place === 'other address' ? newAddress() : from,
      'WELCOME20'
    )
    expect(told).toEqual({ asked: answer, ordered: answer })
    const kept = await stripe.checkout.sessions.retrieve(first.json().session_id)
    expect(kept.status).toBe(answer === 'valid' ? 'expired' : 'open')
    await stripe.checkout.sessions.expire(first.json().session_id).catch(() => null)
    await checkout.get(`/api/checkout/status/${first.json().session_id}`)
  })

  it('when the last use of a code is the own one, and when it is not', async () => {
    await db
      .insertInto('promo_codes')
      .values({ code: 'ONLYONE', discount_percent: 10, description: '10% off', max_uses: 1 })
      .execute()
    const [user_email, from] = [newEmail(), newAddress()]
    await create(wish({ user_email, user_id: undefined, promo_code: 'ONLYONE' }), from)
    expect(await askAndOrder({ user_email }, from, 'ONLYONE')).toEqual({ asked: 'valid', ordered: 'valid' })
    const usedUp = 'This promo code has been used up'
    expect(await askAndOrder({ user_email: newEmail() }, newAddress(), 'ONLYONE')).toEqual({
      asked: usedUp,
      ordered: usedUp
    })
  })

  it('ends every open checkout of the own that stands in the way', async () => {
    const [user_id, from] = [newUserId(), newAddress()]
    const [mailbox, second] = [newEmail(), newEmail()]
    const byMailbox = await create(wish({ user_id, user_email: mailbox, promo_code: 'FREE100' }), from)
    const byAddress = await create(wish({ user_id, user_email: second, promo_code: 'WELCOME20' }), from)
    expect([byMailbox.statusCode, byAddress.statusCode]).toEqual([200, 200])
    const told = await askAndOrder({ user_id, user_email: mailbox }, from, 'WELCOME20')
    expect(told).toEqual({ asked: 'valid', ordered: 'valid' })
    const states = [...(await redemptions(mailbox)), ...(await redemptions(second))].map(({ state }) => state)
    expect(states.sort()).toEqual(['released', 'released', 'reserved'])
  })
})
