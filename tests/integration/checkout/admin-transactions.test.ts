import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ordersOf } from './orders.ts'
import { newAddress, signedIn, startCheckout } from './support.ts'

const checkout = await startCheckout()
const { db } = checkout
const { open, paid } = ordersOf(checkout)
const admin = await signedIn('admin')
const strangers = [
  [401, {}],
  [403, await signedIn('customer')],
  [403, await signedIn('support')]
] as const

const list = (query = '', headers: object = admin) => checkout.get(`/api/admin/transactions${query}`, headers)
const idsOf = async (query: string) => (await list(query)).json().map(({ id }: { id: string }) => id) as string[]
const dated = (id: string, created_at: string) =>
  db
    .updateTable('orders')
    .set({ created_at: sql<Date>`${created_at}::timestamptz` })
    .where('id', '=', id)
    .execute()

describe('the list of transactions', () => {
  it('tells each order in dollars, newest first, and writes the look down', async () => {
    const first = await paid({ state: 'TX', promo_code: 'WELCOME20', add_ons: ['document_review'] }, newAddress())
    const second = await open()
    const answer = await list()
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().slice(0, 2)).toEqual([
      expect.objectContaining({ id: second.id, payment_status: 'open', paid_at: null, amount: 49, refunded: 0 }),
      {
        id: first.id,
        session_id: first.sessionId,
        email: first.email,
        service_id: 101,
        metadata: { service_title: 'Simple Will' },
        state: 'TX',
        list_price: 49,
        discount: 9.8,
        promo_code: 'WELCOME20',
        add_ons: [{ id: 'document_review', title: 'Professional Legal Analysis', price: 149 }],
        amount: 188.2,
        refunded: 0,
        currency: 'usd',
        payment_status: 'paid',
        waiting: null,
        created_at: expect.any(String),
        paid_at: expect.any(String),
        refunded_at: null
      }
    ])
    const looks = await db.selectFrom('audit_log').selectAll().where('action', '=', 'transactions.read').execute()
    expect(looks).toMatchObject([{ email: 'admin@example.com', details: { rows: 2 } }])
  })

  it('finds by state, by what staff know of an order, and by day', async () => {
    const order = await paid()
    expect(await idsOf(`?q=${order.email.toUpperCase()}`)).toEqual([order.id])
    expect(await idsOf(`?q=${order.sessionId.slice(-8)}`)).toEqual([order.id])
    expect(await idsOf(`?q=${order.id.slice(0, 8)}`)).toEqual([order.id])
    expect(await idsOf('?q=%25')).toEqual([])
    expect(await idsOf('?status=review')).toEqual([])
    expect(await idsOf('?status=paid&limit=1')).toEqual([order.id])
    await dated(order.id, '2026-02-28T23:59:59.999Z')
    expect(await idsOf('?from=2026-02-28&to=2026-02-28')).toEqual([order.id])
    expect(await idsOf('?from=2026-03-01&to=2026-03-02')).toEqual([])
  })

  it('goes on page by page and skips none', async () => {
    const orders = [await open(), await open(), await open()]
    for (const { id } of orders) await dated(id, '2025-05-05T05:05:05.123456Z')
    const seen: string[] = []
    let next = '/api/admin/transactions?limit=1&from=2025-05-05&to=2025-05-05'
    for (let page = 0; page < 3; page++) {
      const answer = await checkout.get(next, admin)
      seen.push(answer.json()[0].id)
      next = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1] ?? ''
    }
    expect([seen.sort(), next]).toEqual([orders.map(({ id }) => id).sort(), ''])
  })

  it('is a file for a spreadsheet, in which no customer runs a formula', async () => {
    const order = await paid({ user_email: `=cmd+${Date.now()}@example.com` })
    const csv = await list(`?format=csv&q=${order.id}`)
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="transactions.csv"'
    })
    const [head, row] = csv.body.split('\r\n')
    expect(head).toMatch(/^\uFEFFid,session_id,email,service_id,service_title,/)
    expect(row).toContain(`"'=cmd+`)
    const looks = await db.selectFrom('audit_log').selectAll().where('action', '=', 'transactions.exported').execute()
    expect(looks.map(({ details }) => details)).toEqual([{ rows: 1 }])
  })

  it.each(['?limit=0', '?limit=x', '?status=gone', '?from=2026-02-30', '?to=yesterday', '?cursor=x', '?format=xml'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).statusCode).toBe(422)
    }
  )

  it('refuses a cursor that names no order', async () => {
    const cursor = Buffer.from('1.not-an-order').toString('base64url')
    expect((await list(`?cursor=${cursor}`)).statusCode).toBe(422)
  })

  it.each(strangers)('answers %d to strangers', async (status, headers) => {
    expect((await list('', headers)).statusCode).toBe(status)
  })
})
