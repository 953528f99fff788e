import { settleSession } from '@formwright/checkout/domain/order/settle-order'
import { describe, expect, it } from 'vitest'
import { ordersOf } from './orders.ts'
import { newAddress, newEmail, newUserId, signedIn, startCheckout, wish } from './support.ts'

const checkout = await startCheckout()
const { db, app } = checkout
const { open, paid } = ordersOf(checkout)
const admin = await signedIn('admin')
const strangers = [
  [401, {}],
  [403, await signedIn('customer')],
  [403, await signedIn('support')]
] as const

const PATH = '/api/admin/promo-codes'
const list = (query = '', headers: object = admin) => checkout.get(`${PATH}${query}`, headers)
const create = (body: object, headers: Record<string, string> = admin) => checkout.post(PATH, body, { headers })
const change = (code: string, body: object, headers: Record<string, string> = admin) =>
  app.inject({ method: 'PATCH', url: `${PATH}/${code}`, headers, body })
const verdictOn = async (code: string) =>
  (await checkout.post('/api/promo-codes/validate', { code, user_email: newEmail() }, { from: newAddress() })).json()
const newCode = (changes: object = {}) => ({ discount_percent: 25, description: '25% off', ...changes })
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const yesterday = new Date(Date.now() - 86_400_000).toISOString()

describe('promo codes', () => {
  it('are made, and customers can use them at once', async () => {
    const made = await create(newCode({ code: 'SPRING25', expires_at: tomorrow }))
    expect([made.statusCode, made.json()]).toEqual([
      201,
      {
        ...newCode({ code: 'SPRING25', expires_at: tomorrow }),
        active: true,
        expired: false,
        max_uses: null,
        uses: 0,
        reserved: 0,
        created_at: expect.any(String)
      }
    ])
    expect(await verdictOn('spring25')).toMatchObject({ valid: true, discount_percent: 25 })
    expect((await create(newCode({ code: 'SPRING25' }))).json()).toMatchObject({ code: 'promo-code-exists' })
    const audits = await db.selectFrom('audit_log').selectAll().where('subject', '=', 'SPRING25').execute()
    expect(audits).toMatchObject([{ action: 'promo-code.created', email: 'admin@example.com' }])
  })

  it('are good for so many orders: open ones hold a use, given up they free it', async () => {
    expect((await create(newCode({ code: 'TWICE', max_uses: 2 }))).json()).toMatchObject({ max_uses: 2 })
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        checkout.post('/api/checkout/create-session', wish({ promo_code: 'TWICE' }), { from: newAddress() })
      )
    )
    const won = tries.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().session_id as string)
    const [first, second] = won
    expect(won).toHaveLength(2)
    const usedUp = 'This promo code has been used up'
    const refused = tries.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(refused.map((answer) => `${answer.statusCode} ${answer.json().detail}`))).toEqual(
      new Set([`422 ${usedUp}`])
    )
    expect(await verdictOn('TWICE')).toMatchObject({ valid: false, error: usedUp })

    await checkout.stripe.checkout.sessions.expire(first as string)
    await settleSession(checkout.context, first as string)
    expect(await verdictOn('TWICE')).toMatchObject({ valid: true })
    await paid({ promo_code: 'TWICE' }, newAddress())
    await checkout.lever(`sessions/${second}/pay`)
    await settleSession(checkout.context, second as string)
    expect(await verdictOn('TWICE')).toMatchObject({ valid: false, error: usedUp })
    const listed = (await list()).json().find(({ code }: { code: string }) => code === 'TWICE')
    expect(listed).toMatchObject({ uses: 2, reserved: 0, max_uses: 2 })
  })

  it('let a customer who holds the last use change the order', async () => {
    await create(newCode({ code: 'LAST', max_uses: 1 }))
    const [user_id, user_email, from] = [newUserId(), newEmail(), newAddress()]
    const order = { user_id, user_email, promo_code: 'LAST' }
    await open(order, from)
    const validated = await checkout.post('/api/promo-codes/validate', { code: 'LAST', user_email }, { from })
    expect(validated.json()).toMatchObject({ valid: true })
    const other = { ...order, add_ons: ['filing_support'] }
    expect((await checkout.post('/api/checkout/create-session', wish(other), { from })).statusCode).toBe(200)
  })

  it('are listed with their uses, newest first, page by page', async () => {
    await create(newCode({ code: 'COUNTED' }))
    await paid({ promo_code: 'COUNTED' }, newAddress())
    await open({ promo_code: 'COUNTED' }, newAddress())
    const page = await list('?limit=1')
    expect(page.json()).toMatchObject([{ code: 'COUNTED', uses: 1, reserved: 1 }])
    const next = /<([^>]+)>/.exec(String(page.headers['link']))?.[1] ?? ''
    expect((await checkout.get(next, admin)).json()).toHaveLength(1)
    const old = (await list()).json().find(({ code }: { code: string }) => code === 'OLD10')
    expect(old).toMatchObject({ expired: true })
  })

  it('are changed, taken out of use, and let expire; open orders keep their price', async () => {
    await create(newCode({ code: 'CHANGING', expires_at: tomorrow }))
    const { id } = await open({ promo_code: 'CHANGING' }, newAddress())
    expect((await change('CHANGING', { discount_percent: 50, expires_at: 'never' })).json()).toMatchObject({
      discount_percent: 50,
      expires_at: null
    })
    expect(await verdictOn('CHANGING')).toMatchObject({ valid: true, discount_percent: 50 })
    const order = await db.selectFrom('orders').select('discount_cents').where('id', '=', id).executeTakeFirstOrThrow()
    expect(order.discount_cents).toBe(1225)
    await change('CHANGING', { expires_at: yesterday })
    expect(await verdictOn('CHANGING')).toMatchObject({ error: 'This promo code has expired' })
    await change('CHANGING', { active: false, expires_at: 'never' })
    expect(await verdictOn('CHANGING')).toMatchObject({ error: 'Invalid promo code' })
    const audits = await db.selectFrom('audit_log').selectAll().where('action', '=', 'promo-code.changed').execute()
    expect(audits).toHaveLength(3)
  })

  it.each([
    { code: 'lower' },
    { code: 'AB' },
    { code: 'A B C' },
    { code: 'X'.repeat(41) },
    { code: "X'--" },
    { discount_percent: 0 },
    { discount_percent: 101 },
    { discount_percent: 1.5 },
    { discount_percent: '25' },
    { description: '' },
    { description: 'x'.repeat(201) },
    { expires_at: yesterday },
    { expires_at: 'soon' },
    { extra: 1 }
  ])('are not made with %j', async (wrong) => {
    expect((await create(newCode({ code: 'WRONG1', ...wrong }))).statusCode).toBe(422)
  })

  it('are not changed into nonsense, nor where there are none', async () => {
    await create(newCode({ code: 'STEADY' }))
    for (const body of [{}, { discount_percent: 0 }, { code: 'OTHER' }, { active: 'no' }, { expires_at: 'soon' }]) {
      expect((await change('STEADY', body)).statusCode).toBe(422)
    }
    for (const code of ['NOWHERE', 'lower', '%00']) {
      expect((await change(code, { active: false })).statusCode).toBeOneOf([400, 404])
    }
  })

  it.each(strangers)('answer %d to strangers', async (status, headers) => {
    const answers = [await list('', headers), await create(newCode({ code: 'MINE' }), headers)]
    answers.push(await change('WELCOME20', { active: false }, headers))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status])
  })
})
