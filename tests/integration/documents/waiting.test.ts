import { tellDue, tellWaiting } from '@formwright/documents/domain/order/waiting'
import { longDay } from '@formwright/interview/calendar'
import { internalClient } from '@formwright/kit/identity/internal'
import { ownerOf } from '@formwright/kit/identity/owner'
import { accountDeleted, orderAnonymized } from '@formwright/proto-events'
import type { Caller } from '@formwright/proto-events/call'
import { knownRefusalCall, orderProgressCall, waitingOrderCall } from '@formwright/proto-events/calls/documents/orders'
import { beforeEach, describe, expect, it } from 'vitest'
import { changingWill, daysFromNow, textQuestion, withMore } from './changing-form.ts'
import { internalSecret, newOrderId, newUserId, openDocuments, will, willAnswers } from './support.ts'

/** Whoever has lived in the state for less than so many days may not swear to it yet. */
const after = (days: number) => ({
  questions: withMore(textQuestion('here_since', { format: 'date' })),
  refuse_when: [
    {
      id: 'not-here-long-enough',
      when: { question: 'here_since', less_than_ago: { value: days, unit: 'days' as const } },
      ask: 'here_since',
      message: 'Not before {possible_from}.'
    }
  ]
})
const { content, changeTo } = changingWill(after(365))
const documents = await openDocuments({ content })
const { db, get, post, pay, refund, requestRefund, facts, hear } = documents
const baseUrl = await documents.app.listen({ host: '127.0.0.1', port: 0 })
const call = (from: Caller) => internalClient({ from, to: 'documents', baseUrl, secret: internalSecret })

beforeEach(() => changeTo(after(365)))

/** True tomorrow. */
const tooEarly = { ...willAnswers, here_since: daysFromNow(-364) }
const tomorrow = daysFromNow(1)
const ask = (user_id: string, answers: object = tooEarly, more: object = {}) =>
  post('/api/generate-document', { user_id, service_id: will.meta.id, answers, ...more })
const draftOf = async (user: string) => (await get(`/api/questionnaire/drafts/${user}`)).json()[0]
const confirm = (user_id: string, draft_id: string, account?: string) =>
  post('/api/questionnaire/confirm', { user_id, draft_id, still_true: true }, account)
const told = async (type: string, order: string) => (await facts(type)).filter(({ data }) => data['order_id'] === order)
const setsOf = (draft: string) =>
  db.selectFrom('generations').select(['id', 'kind']).where('draft_id', '=', draft).execute()

/** Paid, then answered too early. */
async function waiting(account: string | null = null) {
  const [user, order] = [newUserId(), newOrderId()]
  await pay(order, ownerOf(user), account)
  const { draft_id } = (await ask(user)).json()
  return { user, order, draft_id }
}

describe('a paid matter whose papers would be untrue today', () => {
  it('waits when it was paid first and answered then: nothing is made, the day is named', async () => {
    const [user, order] = [newUserId(), newOrderId()]
    await pay(order, ownerOf(user))
    const answer = await ask(user)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        detail: `Not before ${longDay(tomorrow)}.`,
        code: 'not-yet',
        errors: [{ field: 'here_since', message: `Not before ${longDay(tomorrow)}.` }],
        possible_from: tomorrow
      }
    ])
    const { draft_id, revision } = answer.json()
    expect(await draftOf(user)).toMatchObject({
      draft_id,
      revision,
      completed: true,
      paid: true,
      waiting: true,
      refusal: { question: 'here_since', possible_from: tomorrow },
      generation: null
    })
    expect(await setsOf(draft_id)).toEqual([])
    expect(await told('waiting.began', order)).toMatchObject([
      { data: { order_id: order, question: 'What about here_since?', possible_from: tomorrow }, settleKey: order }
    ])
  })

  it('is told of once, however often the button is pressed, and again when the day is another', async () => {
    const { user, order } = await waiting()
    await Promise.all([ask(user), ask(user), ask(user)])
    expect(await told('waiting.began', order)).toHaveLength(1)
    await ask(user, { ...tooEarly, here_since: daysFromNow(-300) })
    const began = await told('waiting.began', order)
    expect(began.map(({ data }) => data['possible_from'])).toEqual([tomorrow, daysFromNow(65)])
    expect(new Set(began.map(({ data }) => data['waiting_id'])).size).toBe(1)
  })

  it('waits when it was answered and refused before it was paid', async () => {
    const [user, order] = [newUserId(), newOrderId()]
    expect((await ask(user)).json()).toMatchObject({ code: 'not-yet', possible_from: tomorrow })
    expect(await draftOf(user)).toMatchObject({ completed: true, paid: false, waiting: false })
    await pay(order, ownerOf(user))
    expect(await draftOf(user)).toMatchObject({ paid: true, waiting: true, generation: null })
    expect(await told('waiting.began', order)).toHaveLength(1)
  })

  it('waits when it was fine as it was answered, and a rule has changed before it was paid', async () => {
    const [user, order] = [newUserId(), newOrderId()]
    changeTo(after(1))
    expect((await ask(user)).json()).toMatchObject({ kind: 'draft' })
    changeTo(after(365))
    await pay(order, ownerOf(user))
    expect(await draftOf(user)).toMatchObject({ waiting: true, generation: { kind: 'draft' } })
    expect((await setsOf((await draftOf(user)).draft_id)).map(({ kind }) => kind)).toEqual(['preview'])
  })

  it('does not wait on the day itself', async () => {
    const [user, order] = [newUserId(), newOrderId()]
    await pay(order, ownerOf(user))
    expect((await ask(user, { ...tooEarly, here_since: daysFromNow(-365) })).json()).toMatchObject({ kind: 'final' })
    expect(await told('waiting.began', order)).toEqual([])
  })

  it('is made as soon as an answer is changed for one that is true', async () => {
    const { user, order, draft_id } = await waiting()
    const answer = await ask(user, { ...tooEarly, here_since: daysFromNow(-3_000) })
    expect(answer.json()).toMatchObject({ kind: 'final', draft_id })
    expect(await draftOf(user)).toMatchObject({ waiting: false, refusal: null, generation: { kind: 'final' } })
    expect(await told('waiting.ended', order)).toHaveLength(1)
  })

  it('does not wait over a correction: the set that was made stays as it is', async () => {
    const [user, order] = [newUserId(), newOrderId()]
    await pay(order, ownerOf(user))
    await ask(user, { ...tooEarly, here_since: daysFromNow(-400) })
    expect((await ask(user)).statusCode).toBe(422)
    expect(await draftOf(user)).toMatchObject({ waiting: false, generation: { kind: 'final' } })
    expect(await told('waiting.began', order)).toEqual([])
  })

  it('keeps its order from another matter that has one of its own', async () => {
    const { user, order, draft_id } = await waiting()
    const second = newOrderId()
    await pay(second, ownerOf(user))
    const other = await ask(user, { ...willAnswers, full_name: 'Somebody Else' }, { draft_id: 'new' })
    expect(other.json()).toMatchObject({ kind: 'final' })
    const paying = await db
      .selectFrom('entitlements')
      .select('order_id')
      .where('draft_id', 'is not', null)
      .where('order_id', 'in', [order, second])
      .execute()
    expect(paying).toEqual([{ order_id: second }])
    expect((await confirm(user, draft_id)).statusCode).toBe(422)
  })
})

describe('answers that are still being given', () => {
  const save = (user_id: string, answers: object) =>
    post('/api/questionnaire/save', { user_id, service_id: will.meta.id, answers, completed: false })
  const begun = { state: 'TX', here_since: tooEarly.here_since }

  it('keep a paid order waiting at once, and are told of once they have rested', async () => {
    const [user, order] = [newUserId(), newOrderId()]
    await pay(order, ownerOf(user))
    await save(user, begun)
    expect(await draftOf(user)).toMatchObject({ completed: false, waiting: true, refusal: { possible_from: tomorrow } })
    await tellWaiting(db, content)
    expect(await told('waiting.began', order)).toEqual([])
    await Promise.all([tellWaiting(db, content, 0), tellWaiting(db, content, 0)])
    expect(await told('waiting.began', order)).toHaveLength(1)
  })

  it('do not any more once they are changed, and nobody hears of a slip', async () => {
    const [user, order] = [newUserId(), newOrderId()]
    await pay(order, ownerOf(user))
    await save(user, begun)
    await save(user, { ...begun, here_since: daysFromNow(-3_000) })
    expect(await draftOf(user)).toMatchObject({ waiting: false, refusal: null, paid: true })
    expect([await told('waiting.began', order), await told('waiting.ended', order)]).toEqual([[], []])
  })

  it('are saved while a refund is under way, and keep no unpaid order', async () => {
    const [user, order] = [newUserId(), newOrderId()]
    expect((await save(user, begun)).statusCode).toBe(200)
    expect(await draftOf(user)).toMatchObject({ waiting: false, refusal: { possible_from: tomorrow } })
    await pay(order, ownerOf(user))
    await requestRefund(order)
    expect((await save(user, { ...begun, full_name: 'Ada' })).statusCode).toBe(200)
    expect(await draftOf(user)).toMatchObject({ waiting: false })
  })

  it('go on waiting for the confirmation once the day has come, whatever else is saved', async () => {
    const { user, draft_id } = await waiting()
    const now = new Date(Date.now() + 2 * 86_400_000)
    await tellDue(db, now)
    await db
      .updateTable('waiting_orders')
      .set({ possible_from: daysFromNow(0) })
      .where('draft_id', '=', draft_id)
      .execute()
    changeTo(after(364))
    await save(user, tooEarly)
    expect((await confirm(user, draft_id)).json()).toMatchObject({ kind: 'final' })
  })
})

describe('the day', () => {
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000)

  it('is told once, and makes nothing by itself', async () => {
    const { order, draft_id } = await waiting()
    await tellDue(db, new Date())
    expect(await told('waiting.fell-due', order)).toEqual([])
    await Promise.all([tellDue(db, inTwoDays), tellDue(db, inTwoDays)])
    await tellDue(db, inTwoDays)
    expect(await told('waiting.fell-due', order)).toHaveLength(1)
    expect(await setsOf(draft_id)).toEqual([])
  })

  it('lets the customer confirm, which makes the set once; before it nothing does', async () => {
    const { user, order, draft_id } = await waiting()
    expect((await confirm(user, draft_id)).json()).toMatchObject({ code: 'not-yet', possible_from: tomorrow })
    changeTo(after(364))
    expect(await draftOf(user)).toMatchObject({ waiting: true, refusal: null })
    expect((await get(`/api/questionnaire/confirm?user_id=${user}&draft_id=${draft_id}`)).statusCode).toBe(404)
    const asked = await Promise.all([confirm(user, draft_id), confirm(user, draft_id)])
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([202, 202])
    expect(new Set(asked.map((answer) => answer.json().generation_id)).size).toBe(1)
    expect(asked[0]?.json()).toMatchObject({ kind: 'final', draft_id })
    expect(await told('waiting.ended', order)).toHaveLength(1)
  })

  it('wants to be confirmed in so many words, by whom the answers belong to', async () => {
    const { user, draft_id } = await waiting()
    changeTo(after(364))
    const silent = await post('/api/questionnaire/confirm', { user_id: user, draft_id })
    expect(silent.statusCode).toBe(422)
    expect((await confirm(newUserId(), draft_id)).statusCode).toBe(404)
  })

  it('is nothing to confirm where no paid order waits', async () => {
    const user = newUserId()
    const { draft_id } = (await ask(user)).json()
    changeTo(after(364))
    const answer = await confirm(user, draft_id)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not-waiting'])
  })

  it('is moved when the rule says another one by the time of the mail', async () => {
    const { order } = await waiting()
    changeTo(after(400))
    const mailed = await call('notifications').ask(waitingOrderCall, { params: { id: order } })
    expect(mailed).toMatchObject({ refusal: { possible_from: daysFromNow(36) }, email: 'ada@example.com' })
    expect((await told('waiting.began', order)).map(({ data }) => data['possible_from'])).toEqual([
      tomorrow,
      daysFromNow(36)
    ])
  })
})

it('opens the answers from the mail on another device, where the customer confirms', async () => {
  const { order, draft_id } = await waiting()
  const { path } = await call('notifications').ask(waitingOrderCall, { params: { id: order } })
  changeTo(after(364))
  const token = new URL(path, 'http://site.example').searchParams.get('token')
  const { user_id } = (await post('/api/questionnaire/resume', { token })).json()
  expect((await confirm(user_id, draft_id)).json()).toMatchObject({ kind: 'final' })
})

describe('waiting ends', () => {
  const isOver = async (order: string) => {
    expect(await told('waiting.ended', order)).toHaveLength(1)
    expect(await db.selectFrom('waiting_orders').select('id').where('order_id', '=', order).execute()).toEqual([])
    await expect(call('notifications').ask(waitingOrderCall, { params: { id: order } })).rejects.toMatchObject({
      status: 404
    })
    const began = await db.selectFrom('outbox').select('settled_at').where('settle_key', '=', order).execute()
    expect(began.every(({ settled_at }) => settled_at !== null)).toBe(true)
  }

  it('with a refund, and while one is under way nothing is confirmed', async () => {
    const { user, order, draft_id } = await waiting()
    changeTo(after(364))
    await requestRefund(order)
    expect((await confirm(user, draft_id)).statusCode).toBe(410)
    await refund(order)
    await isOver(order)
    expect((await confirm(user, draft_id)).statusCode).toBe(409)
  })

  it('with the account that held the answers', async () => {
    const { user, order } = await waiting()
    await post('/api/user/claim', { user_id: user }, 'gone-account')
    const second = newOrderId()
    await pay(second, ownerOf(user), 'gone-account')
    await isOver(order)
    expect((await ask(user)).statusCode).toBe(404)
    await post('/api/generate-document', { user_id: user, service_id: will.meta.id, answers: tooEarly }, 'gone-account')
    expect(await told('waiting.began', second)).toHaveLength(1)
    await hear(accountDeleted, { account_id: 'gone-account', email_verified: true })
    await isOver(second)
  })

  it('with the buyer', async () => {
    const { order } = await waiting()
    await hear(orderAnonymized, { order_ids: [order] })
    await isOver(order)
  })
})

describe('checkout', () => {
  const known = (user: string | null, account_id: string | null = null, state: string | null = null) =>
    call('checkout').ask(knownRefusalCall, {
      body: { service_id: will.meta.id, owner: user === null ? null : ownerOf(user), account_id, state }
    })

  it('is told before it takes money, of finished and of unfinished answers', async () => {
    const [finished, unfinished] = [newUserId(), newUserId()]
    await ask(finished)
    const body = { user_id: unfinished, service_id: will.meta.id, completed: false }
    await post('/api/questionnaire/save', { ...body, answers: { state: 'TX', here_since: daysFromNow(-364) } })
    for (const user of [finished, unfinished]) {
      expect(await known(user)).toMatchObject({ refusal: { question: 'here_since', possible_from: tomorrow } })
    }
    expect(await known(null, null, 'TX')).toEqual({ refusal: null })
    expect(await known(newUserId())).toEqual({ refusal: null })
  })

  it('is told nothing of answers that another account has claimed', async () => {
    const user = newUserId()
    await ask(user)
    await post('/api/user/claim', { user_id: user }, 'holder')
    expect(await known(user)).toEqual({ refusal: null })
    expect(await known(user, 'stranger')).toEqual({ refusal: null })
    expect(await known(user, 'holder')).toMatchObject({ refusal: { possible_from: tomorrow } })
  })

  it('knows that an order waits when money is to be given back', async () => {
    const { order } = await waiting()
    expect(await call('checkout').ask(orderProgressCall, { params: { id: order } })).toMatchObject({
      waiting: true,
      final_exists: false
    })
  })
})

it('is shown to staff with its question and day, and without an answer', async () => {
  const { order } = await waiting()
  const list = await get('/api/admin/documents/waiting', 'boss', 'admin')
  const [newest] = list.json()
  expect(newest).toMatchObject({ order_id: order, question: 'What about here_since?', possible_from: tomorrow })
  expect(list.body).not.toContain(tooEarly.here_since)
  expect((await get('/api/admin/documents/waiting', 'ada')).statusCode).toBe(403)
})

it('is shown on the dashboard', async () => {
  const { user } = await waiting('ada')
  await post('/api/user/claim', { user_id: user }, 'ada')
  expect((await get('/api/user/progress', 'ada')).json()).toMatchObject([
    { status: 'waiting', refusal: { possible_from: tomorrow } }
  ])
})

it('says so in the preview, too', async () => {
  const answer = await post('/api/questionnaire/preview', { service_id: will.meta.id, answers: tooEarly })
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'not-yet', possible_from: tomorrow }])
})
