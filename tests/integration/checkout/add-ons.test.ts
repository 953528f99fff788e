import { randomUUID } from 'node:crypto'
import { consumers as listenTo } from '@formwright/checkout/consumers'
import { applyFact, settleSession } from '@formwright/checkout/domain/order/settle-order'
import { addOnStates } from '@formwright/checkout/repositories/add-on-tasks'
import { lockOrder } from '@formwright/checkout/repositories/order/orders'
import type { AddOnTask } from '@formwright/checkout/schemas/add-on-task'
import { ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import { ownerOf } from '@formwright/kit/identity/owner'
import { addOnDone, addOnOrdered, documentErased } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { hand } from '../documents/support.ts'
import { newAddress, newUserId, signedIn, startCheckout, wish } from './support.ts'

const checkout = await startCheckout()
const { app, context, db, facts, get, lever, post } = checkout
const [admin, support, customer] = await Promise.all((['admin', 'support', 'customer'] as const).map(signedIn))
const ALL = ['document_review', 'express_consultation', 'filing_support']

async function buy(add_ons: string[], user = newUserId()) {
  const body = wish({ add_ons, user_id: user })
  const { session_id: session } = (await post('/api/checkout/create-session', body, { from: newAddress() })).json()
  await lever(`sessions/${session}/pay`)
  await settleSession(context, session)
  const order = await db.selectFrom('orders').selectAll().where('session_id', '=', session).executeTakeFirstOrThrow()
  return { session: session as string, order, email: body.user_email, user }
}
const list = (query = '', headers: object | undefined = admin) => get(`/api/admin/add-ons${query}`, headers)
const tasksOf = async (order: string) =>
  ((await list('?limit=100')).json() as AddOnTask[]).filter((task) => task.order_id === order)
const change = (id: string, body: object, headers: object | undefined = admin) =>
  app.inject({ method: 'PATCH', url: `/api/admin/add-ons/${id}`, headers: { ...headers }, body })
const factsOf = async (type: string, order: string) => (await facts(type)).filter((fact) => fact['order_id'] === order)
const refund = (id: string) =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id)
    if (order) await applyFact(trx, order, 'refunded')
  })

it('makes a task and a fact of each add-on at payment, once, however often the payment is told', async () => {
  const { session, order, email } = await buy(ALL)
  await Promise.all(Array.from({ length: 5 }, () => settleSession(context, session)))
  const tasks = await tasksOf(order.id)
  expect(tasks.map(({ add_on, amount, state }) => [add_on, amount, state]).sort()).toEqual([
    ['document_review', 149, 'requested'],
    ['express_consultation', 179, 'requested'],
    ['filing_support', 99, 'requested']
  ])
  const [review] = tasks.filter((task) => task.add_on === 'document_review')
  const orderedAt = order.settled_at?.toISOString()
  expect(review).toMatchObject({
    email,
    service_title: 'Simple Will',
    title: 'Professional Legal Analysis',
    assignee: null,
    overdue: false,
    ordered_at: orderedAt,
    due_at: new Date(Number(order.settled_at) + 48 * 3_600_000).toISOString(),
    history: [{ state: 'requested', by: null, note: null, assignee: null }]
  })
  const told = await factsOf('add-on.ordered', order.id)
  expect(told).toHaveLength(3)
  expect(told.map((fact) => fact['task_id']).sort()).toEqual(tasks.map(({ id }) => id).sort())
  const envelopes = await db.selectFrom('outbox').select('envelope').where('type', '=', addOnOrdered.type).execute()
  for (const { envelope } of envelopes) expect(envelope).toSatisfy(addOnOrdered.is)
})

it('makes no task of an order without add-ons, nor before the payment', async () => {
  const { order } = await buy([])
  const body = wish({ add_ons: ALL })
  const { session_id } = (await post('/api/checkout/create-session', body, { from: newAddress() })).json()
  await settleSession(context, session_id)
  const open = await db.selectFrom('orders').select('id').where('session_id', '=', session_id).executeTakeFirstOrThrow()
  expect([await tasksOf(order.id), await tasksOf(open.id)]).toEqual([[], []])
})

it('takes a task on by its steps, with who did it, an audit entry each, and a fact at the end', async () => {
  const { order, email } = await buy(['document_review'])
  const [{ id = '' } = {}] = await tasksOf(order.id)
  const assigned = await change(id, { state: 'requested', assignee: 'agent@example.com' })
  expect(assigned.json()).toMatchObject({ state: 'requested', assignee: 'agent@example.com' })
  expect((await change(id, { state: 'in_progress', note: 'Called' })).json()).toMatchObject({ state: 'in_progress' })
  expect(await factsOf('add-on.done', order.id)).toEqual([])
  const done = await change(id, { state: 'done', note: '' })
  expect([done.statusCode, done.headers['cache-control']]).toEqual([200, 'no-store'])
  expect((done.json() as AddOnTask).history).toMatchObject([
    { state: 'requested', by: null },
    { state: 'requested', by: 'admin@example.com', assignee: 'agent@example.com' },
    { state: 'in_progress', by: 'admin@example.com', note: 'Called' },
    { state: 'done', by: 'admin@example.com', note: null, assignee: 'agent@example.com' }
  ])
  expect(await factsOf('add-on.done', order.id)).toEqual([
    {
      task_id: id,
      order_id: order.id,
      add_on: 'document_review',
      title: 'Professional Legal Analysis',
      service_title: 'Simple Will',
      email
    }
  ])
  const [sealed] = await db.selectFrom('outbox').select('envelope').where('type', '=', addOnDone.type).execute()
  expect(sealed?.envelope).toSatisfy(addOnDone.is)
  const audit = await db.selectFrom('audit_log').selectAll().where('subject', '=', id).orderBy('id').execute()
  expect(audit.map(({ action, details }) => [action, details])).toEqual([
    ['add-on.changed', { from: 'requested', to: 'requested', assignee: 'agent@example.com' }],
    ['add-on.changed', { from: 'requested', to: 'in_progress', assignee: 'agent@example.com' }],
    ['add-on.changed', { from: 'in_progress', to: 'done', assignee: 'agent@example.com' }]
  ])
})

it('gives an unassigned task to whoever starts it', async () => {
  const [{ id = '' } = {}] = await tasksOf((await buy(['filing_support'])).order.id)
  expect((await change(id, { state: 'in_progress' })).json()).toMatchObject({ assignee: 'admin@example.com' })
})

it('never goes back, also when two of the staff finish a task at once', async () => {
  const { order } = await buy(['document_review'])
  const [{ id = '' } = {}] = await tasksOf(order.id)
  await change(id, { state: 'in_progress' })
  const back = await change(id, { state: 'requested' })
  expect([back.statusCode, back.json()]).toEqual([
    409,
    { detail: 'This add-on is in progress and cannot become requested', code: 'conflict' }
  ])
  const finished = await Promise.all([1, 2, 3].map(() => change(id, { state: 'done' })))
  expect(finished.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  expect(await factsOf('add-on.done', order.id)).toHaveLength(1)
})

it('closes what is open when the order is refunded, and leaves what was done', async () => {
  const { order } = await buy(ALL)
  const tasks = await tasksOf(order.id)
  const idOf = (addOn: string) => tasks.find((task) => task.add_on === addOn)?.id ?? ''
  await change(idOf('filing_support'), { state: 'done' })
  await refund(order.id)
  await refund(order.id)
  expect(await addOnStates(db, order.id)).toEqual([
    { add_on: 'document_review', price_cents: 14_900, state: 'cancelled' },
    { add_on: 'express_consultation', price_cents: 17_900, state: 'cancelled' },
    { add_on: 'filing_support', price_cents: 9_900, state: 'done' }
  ])
  const closed = (await tasksOf(order.id)).find((task) => task.add_on === 'document_review')
  expect(closed?.history.at(-1)).toMatchObject({ state: 'cancelled', note: 'The order was refunded', by: null })
  expect(closed?.history).toHaveLength(2)
  expect((await change(idOf('document_review'), { state: 'in_progress' })).statusCode).toBe(409)
})

it('forgets the customer of a deleted account, with what staff noted, and closes what is open', async () => {
  const { order, user, email } = await buy(['document_review'])
  const [{ id = '' } = {}] = await tasksOf(order.id)
  await change(id, { state: 'in_progress', note: `Wrote to ${email}` })
  const consumer = listenTo(context).find(({ event }) => event === documentErased)
  await hand(db as never, consumer as never, documentErased, {
    account_id: 'a',
    owners: [ownerOf(user)],
    generation_ids: [],
    resume_ids: []
  })
  const [task] = await tasksOf(order.id)
  expect(task).toMatchObject({ state: 'cancelled', email: ERASED_ADDRESS })
  expect(task?.history.map(({ note }) => note)).toEqual([null, null, 'The account was deleted'])
  expect(JSON.stringify([task, await factsOf('add-on.ordered', order.id)])).not.toContain(email)
})

it('lists by state and turns the pages without losing or repeating a task', async () => {
  const all = (await list('?limit=100')).json() as AddOnTask[]
  const seen: string[] = []
  for (let next: string | undefined = '/api/admin/add-ons?limit=2'; next !== undefined; ) {
    const answer = await get(next, admin)
    seen.push(...(answer.json() as AddOnTask[]).map(({ id }) => id))
    next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1]
  }
  expect(seen).toEqual(all.map(({ id }) => id))
  const states = async (status: string) =>
    new Set(((await list(`?limit=100&status=${status}`)).json() as AddOnTask[]).map(({ state }) => state))
  expect(await states('cancelled')).toEqual(new Set(['cancelled']))
  expect(await states('open')).toEqual(new Set(['requested', 'in_progress']))
})

it('says which open tasks are late', async () => {
  const { order } = await buy(['filing_support'])
  await db
    .updateTable('add_on_tasks')
    .set({ due_at: new Date(0) })
    .where('order_id', '=', order.id)
    .execute()
  const [late] = await tasksOf(order.id)
  expect(late?.overdue).toBe(true)
  expect((await change(late?.id ?? '', { state: 'done' })).json()).toMatchObject({ overdue: false })
})

it('gives spreadsheets a table, and writes down who read what', async () => {
  const answer = await list('?format=csv&limit=1')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="add-ons.csv"'
  })
  expect(answer.body.split('\r\n')[0]).toContain(
    'id,order_id,email,service_id,service_title,add_on,title,amount,state,assignee,ordered_at,due_at,overdue,updated_at'
  )
  await list('?limit=2')
  const entries = db.selectFrom('audit_log').select(['action', 'details']).orderBy('id', 'desc').limit(2).execute()
  expect(await entries).toEqual([
    { action: 'add-ons.read', details: { rows: 2 } },
    { action: 'add-ons.exported', details: { rows: 1 } }
  ])
})

it.each(['?limit=0', '?limit=101', '?cursor=x', '?status=late', '?format=xml', '?limit=1&limit=2'])(
  'refuses %s',
  async (query) => expect((await list(query)).statusCode).toBe(422)
)

it.each([
  [{}, 'state'],
  [{ state: 'cancelled' }, 'state'],
  [{ state: ['done'] }, 'state'],
  [{ state: 'done', note: 'x'.repeat(2_001) }, 'note'],
  [{ state: 'done', assignee: 'nobody' }, 'assignee'],
  [{ state: 'done', price: 1 }, 'price']
])('refuses a change of %j and names the field', async (body, field) => {
  const answer = await change(randomUUID(), body)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toContainEqual(expect.objectContaining({ field }))
})

it('answers 404 for a task that is not there, 401 without a token and 403 without the role', async () => {
  const body = { state: 'done' }
  const statuses = [
    (await change(randomUUID(), body)).statusCode,
    (await change('x', body)).statusCode,
    (await list('', {})).statusCode,
    (await list('', customer)).statusCode,
    (await list('', support)).statusCode,
    (await change(randomUUID(), body, {})).statusCode,
    (await change(randomUUID(), body, customer)).statusCode,
    (await change(randomUUID(), body, support)).statusCode
  ]
  expect(statuses).toEqual([404, 404, 401, 403, 403, 401, 403, 403])
})
