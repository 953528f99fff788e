import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { System } from '../../deploy/local/system.ts'
import { type Answer, type Customer, fixture, customer as newCustomer } from '../support/customer.ts'
import { eventually } from '../support/eventually.ts'
import { mailsIn } from '../support/mailbox.ts'
import { startSystem } from '../support/system.ts'
import { textOf } from './support/pdf.ts'
import { provider } from './support/provider.ts'
import { exchange } from './support/raw.ts'

const WILL = 1
const LOG_INS_A_MINUTE = 12
const answers = fixture('simple-will', 'texas-single')

let system: System
beforeAll(async () => {
  system = await startSystem({ RATE_LIMIT_LOGIN_PER_MINUTE: String(LOG_INS_A_MINUTE), LOG_LEVEL: 'debug' })
})
afterAll(() => system?.destroy())

const origin = () => new URL(system.addresses.site).origin
const refusal = (status: number, detail: string, code: string, errors?: { field: string; message: string }[]) => ({
  status,
  body: { detail, code, ...(errors ? { errors } : {}) }
})
const INVALID = 'Some fields are missing or not valid'
const NOT_TEXT = refusal(400, 'The request contains characters that are not valid text', 'invalid-text')
const BAD_JSON = refusal(400, 'The request body is not valid JSON', 'malformed-json')
const BAD_ADDRESS = { detail: 'The address is not valid', code: 'bad-request' }

/** Whom the logs may not know. */
const secrets: string[] = ['customer.example', 'quiet green', 'Ada Marie', 'Bearer ', 'eyJ']
function customer(of: System): Customer {
  const one = newCustomer(of)
  secrets.push(one.userId)
  return one
}

/** A body as it is, whatever it is. */
async function send(path: string, body: string | Uint8Array, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${system.ports.gateway}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : new Blob([Uint8Array.from(body)])
  })
  return { status: response.status, body: await response.json() }
}

async function count(database: string, query: string, values: unknown[] = []): Promise<number> {
  const client = new pg.Client({ connectionString: system.databaseUrls[database] })
  await client.connect()
  try {
    return Number((await client.query(`select count(*) as n from ${query}`, values)).rows[0].n)
  } finally {
    await client.end()
  }
}
const orders = () => count('checkout', 'orders')

const ready = (one: Customer, id: string) =>
  eventually(async () => {
    const answer = await one.call('GET', `/api/documents/${id}`)
    expect(answer.body).toMatchObject({ status: 'ready' })
    return answer.body
  }, 40_000)

/** Somebody whose paid set is ready. */
async function served(given = answers) {
  const one = customer(system)
  const { session_id } = (await one.order(WILL, { state: 'TX' })).body
  await one.pay(session_id)
  await eventually(async () => expect((await one.status(session_id)).body.payment_status).toBe('paid'))
  const { generation_id, draft_id } = await eventually(async () => {
    const { body } = await one.generate(WILL, given)
    expect(body.kind).toBe('final')
    return body
  })
  await ready(one, generation_id)
  secrets.push(session_id, generation_id)
  return { one, session_id, generation_id, draft_id } as const
}

describe('an order that cannot be', () => {
  const wish = () => ({ service_id: WILL, user_email: 'ada@customer.example', origin_url: origin() })
  const order = (extra: object) => send('/api/checkout/create-session', JSON.stringify({ ...wish(), ...extra }))

  it('names what is wrong with it, and is not kept', async () => {
    const before = await orders()
    const field = (name: string, message: string) => refusal(422, INVALID, 'invalid', [{ field: name, message }])
    expect(await order({ service_id: 999 })).toEqual(refusal(404, 'Service not found', 'service-not-found'))
    expect(await order({ service_id: '1' })).toEqual(field('service_id', 'must be integer'))
    const address = 'Please enter a valid email address'
    for (const user_email of [
      'ada',
      'ada@',
      'ada@example',
      'ada@mail.c',
      'a@x.co, b@x.co',
      'a@x.co\r\nBcc: b@x.co',
      'A <a@x.co>'
    ]) {
      expect(await order({ user_email })).toEqual(
        refusal(422, address, 'invalid', [{ field: 'user_email', message: address }])
      )
    }
    for (const origin_url of [
      'https://evil.example',
      '//evil.example',
      `${origin()}.evil.example`,
      `${origin()}@evil.example`,
      `https://evil.example/?${origin()}`
    ]) {
      expect(await order({ origin_url })).toEqual(
        refusal(422, 'The payment cannot return to that site', 'invalid', [
          { field: 'origin_url', message: 'is not one of ours' }
        ])
      )
    }
    for (const [name, value] of Object.entries({
      price: 1,
      amount_total: 0,
      payment_status: 'paid',
      status: 'complete',
      discount_percent: 100,
      toString: ''
    })) {
      expect(await order({ [name]: value })).toEqual(field(name, 'is not known'))
    }
    expect(await order({ promo_code: 'NOSUCH' })).toEqual(
      refusal(422, 'Invalid promo code', 'promo-refused', [{ field: 'promo_code', message: 'cannot be used' }])
    )
    expect(await orders()).toBe(before)
  })

  it('is told by the code alone when it is no JSON, no text, too deep, too long or a trap', async () => {
    const before = await orders()
    const text = JSON.stringify(wish())
    const path = '/api/checkout/create-session'
    expect(await send(path, text.slice(0, -1))).toEqual(BAD_JSON)
    expect(await send(path, `${text}x`)).toEqual(BAD_JSON)
    expect(await send(path, '')).toEqual(refusal(400, 'The request body is empty', 'malformed-json'))
    expect(await send(path, text.replace('{', '{"__proto__":{"price":1},'))).toEqual(BAD_JSON)
    expect(await send(path, text.replace('{', '{"constructor":{"prototype":{"price":1}},'))).toEqual(BAD_JSON)
    expect(await send(path, text.replace('ada', 'a\\u0000a'))).toEqual(NOT_TEXT)
    expect(await send(path, text.replace('ada', 'a\\ud800a'))).toEqual(NOT_TEXT)
    expect(await send(path, Buffer.from(text.replace('ada', 'a\xffa'), 'latin1'))).toEqual(
      refusal(400, 'The request is not valid UTF-8', 'invalid-text')
    )
    expect(await send(path, text.replace('1', `${'['.repeat(60)}${']'.repeat(60)}`))).toEqual(
      refusal(400, 'The request is nested too deeply', 'too-deep')
    )
    expect(await send(path, text, { 'content-type': 'text/plain' })).toEqual(
      refusal(415, 'Send JSON (content-type: application/json)', 'wrong-type')
    )
    expect(await send(path, text.replace('ada', 'a'.repeat(5_000_000)))).toEqual(
      refusal(413, 'The request is too large', 'too-large')
    )
    expect(await send(path, text, { 'idempotency-key': 'short' })).toMatchObject({ status: 400 })
    expect(await orders()).toBe(before)
  })

  it('is served at our price, whatever the client knows', async () => {
    const one = customer(system)
    const { session_id } = (await one.order(WILL)).body
    expect(await provider(system).session(session_id)).toMatchObject({ amount_total: 4900, currency: 'usd' })
    expect((await one.pay(session_id, { amount: 1 })).status).toBe(200)
    await eventually(async () =>
      expect((await one.status(session_id)).body).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
    )
    expect(await count('checkout', "orders where session_id = $1 and state = 'review'", [session_id])).toBe(1)
    expect((await one.generate(WILL, answers)).body.kind).toBe('draft')
  })
})

describe('answers that do not belong', () => {
  const save = (one: Customer, given: object, completed: boolean, extra: object = {}) =>
    one.call('POST', '/api/questionnaire/save', {
      user_id: one.userId,
      service_id: WILL,
      answers: given,
      completed,
      ...extra
    })

  it('are dropped and named when they are hidden, and refused when they are unknown or wrong', async () => {
    const one = customer(system)
    const hidden = { spouse_name: 'Nobody' }
    expect(await save(one, { ...answers, ...hidden, no_such: 'x' }, false)).toMatchObject({
      status: 200,
      body: { saved: true, dropped: ['spouse_name', 'no_such'] }
    })
    const kept = (await one.call('GET', `/api/questionnaire/progress/${one.userId}?service_id=${WILL}`)).body
    expect(kept.answers).toEqual(answers)
    const wrong = (field: string, message: string) =>
      refusal(422, 'Some answers need another look', 'invalid-answers', [{ field, message }])
    expect(await save(one, { ...answers, no_such: 'x' }, true)).toEqual(
      wrong('no_such', 'This form has no such question.')
    )
    expect(await save(one, { ...answers, bond: 'Perhaps' }, true)).toEqual(
      wrong('bond', 'Please choose one of the options.')
    )
    expect(await save(one, { ...answers, people: 'nobody' }, false)).toEqual(
      wrong('people', 'This answer must be a list.')
    )
    const many = Array.from({ length: 5_000 }, () => ({ person_name: 'A' }))
    expect((await save(one, { ...answers, people: many }, false)).status).toBe(422)
    expect(await one.generate(WILL, { ...answers, bond: 'Perhaps' })).toEqual(
      wrong('bond', 'Please choose one of the options.')
    )
    expect((await save(one, { ...answers, ...hidden }, true)).body).toMatchObject({ dropped: ['spouse_name'] })
    const still = await one.call('GET', `/api/questionnaire/progress/${one.userId}?service_id=${WILL}`)
    expect(still.body.answers).toEqual(answers)
  })

  it('never become a 500, and what was saved before stays', async () => {
    const one = customer(system)
    await save(one, answers, false)
    const path = '/api/questionnaire/save'
    const body = (given: string) =>
      `{"user_id":"${one.userId}","service_id":${WILL},"completed":false,"answers":${given}}`
    expect(await send(path, body('{"__proto__":{"admin":"yes"}}'))).toEqual(BAD_JSON)
    expect(await send(path, body('{"full_name":"a\\u0000b"}'))).toEqual(NOT_TEXT)
    expect(await send(path, body('{"full_name":"a\\udfffb"}'))).toEqual(NOT_TEXT)
    expect(await send(path, body('{"a\\u0000":"b"}'))).toEqual(NOT_TEXT)
    expect((await send(path, body('{"constructor":"x"}'))).status).toBe(422)
    expect(await send(path, body(`{"full_name":"${'x'.repeat(5_000_000)}"}`))).toEqual(
      refusal(413, 'The request is too large', 'too-large')
    )
    expect(await save(one, answers, false, { revision: -1 })).toMatchObject({ status: 422 })
    expect(await save(one, answers, false, { status: 'paid' })).toMatchObject({ status: 422 })
    expect(await save(one, {}, false, { service_id: 999 })).toMatchObject({
      status: 422,
      body: { detail: 'There is no such service' }
    })
    const { body: kept } = await one.call('GET', `/api/questionnaire/progress/${one.userId}`)
    expect(kept).toMatchObject({ answers, revision: 1 })
  })

  it('are printed as the text they are', async () => {
    const hostile = {
      papers_place: '<script>alert(1)</script> {{constructor}}',
      executor_relationship: '{{{answers}}} <img src=x onerror=alert(2)>',
      message: 'First </style><iframe src="file:///etc/passwd"></iframe> {{#each this}}{{@root}}{{/each}} last'
    }
    const { one, generation_id } = await served({ ...answers, ...hostile })
    const { text } = await textOf((await one.download(generation_id)).bytes)
    const packed = text.replaceAll(/\s/g, '')
    for (const answer of Object.values(hostile)) expect(packed).toContain(answer.replaceAll(/\s/g, ''))
    expect(text).not.toContain('root:')
    expect(text).not.toContain('[object')
    const [mail] = await eventually(async () => {
      const mails = await mailsIn(system, { to: one.email, kind: 'documents' })
      expect(mails).toHaveLength(1)
      return mails
    }, 20_000)
    expect(mail?.html).not.toContain('<script')
  })
})

describe('a payment', () => {
  it('is one order, one charge, one set and one mail, however often each button is pressed', async () => {
    const one = customer(system)
    const clicks = await Promise.all(Array.from({ length: 20 }, () => one.order(WILL, { state: 'TX' })))
    expect([...new Set(clicks.map(({ status }) => status))]).toEqual([200])
    const [session_id, ...others] = new Set<string>(clicks.map(({ body }) => body.session_id))
    expect(others).toEqual([])
    if (session_id === undefined) throw new Error('no session')
    await Promise.all(Array.from({ length: 20 }, () => one.pay(session_id)))
    await eventually(async () => expect((await one.status(session_id)).body.payment_status).toBe('paid'))
    await eventually(async () =>
      expect((await one.generate(WILL, { ...answers, city: 'Waco' })).body.kind).toBe('final')
    )
    const asked = await Promise.all(Array.from({ length: 20 }, () => one.generate(WILL, { ...answers, city: 'Waco' })))
    expect(new Set(asked.map(({ status, body }) => `${status} ${body.kind} ${body.generation_id}`)).size).toBe(1)
    await ready(one, asked[0]?.body.generation_id)
    await eventually(
      async () => expect(await mailsIn(system, { to: one.email, kind: 'documents' })).toHaveLength(1),
      20_000
    )

    const { paidEvent, sign } = provider(system)
    const body = JSON.stringify(await paidEvent(session_id))
    const again = await Promise.all(
      Array.from({ length: 5 }, () => send('/api/checkout/webhook', body, { 'stripe-signature': sign(body) }))
    )
    expect(again).toEqual(Array.from({ length: 5 }, () => ({ status: 200, body: { received: true } })))
    const other = body.replace(/"id":"evt_/, '"id":"evt_again')
    expect((await send('/api/checkout/webhook', other, { 'stripe-signature': sign(other) })).status).toBe(200)
    const { rows } = await ofSession(session_id)
    expect(rows).toEqual([{ state: 'paid', announced: 1 }])
    expect(
      await count(
        'documents',
        "generations where kind = 'final' and service_id = $1 and order_id in (select order_id from entitlements where email = $2)",
        [WILL, one.email]
      )
    ).toBe(1)
    const books = await fetch(`http://127.0.0.1:${system.ports.sandbox}/_sandbox/charges`)
    const { charges } = (await books.json()) as { charges: { session: string }[] }
    expect(charges.filter(({ session }) => session === session_id)).toHaveLength(1)
    expect(await mailsIn(system, { to: one.email, kind: 'documents' })).toHaveLength(1)
    expect(await mailsIn(system, { to: one.email, kind: 'receipt' })).toHaveLength(1)
  })

  async function ofSession(sessionId: string) {
    const client = new pg.Client({ connectionString: system.databaseUrls['checkout'] })
    await client.connect()
    try {
      return await client.query(
        `select state, (select count(*)::int from outbox where type = 'payment.completed' and settle_key = o.id::text) as announced
         from orders o where session_id = $1`,
        [sessionId]
      )
    } finally {
      await client.end()
    }
  }

  it('is not believed from anybody but the provider', async () => {
    const one = customer(system)
    const { session_id } = (await one.order(WILL)).body
    const { sign } = provider(system)
    const body = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'checkout.session.completed',
      livemode: false,
      data: { object: { id: session_id, object: 'checkout.session', status: 'complete', payment_status: 'paid' } }
    })
    const told = (signature?: string, bytes = body) =>
      send('/api/checkout/webhook', bytes, signature === undefined ? {} : { 'stripe-signature': signature })
    const refused = (why: string) => refusal(400, 'This webhook is not accepted', `webhook-${why}`)
    expect(await told()).toEqual(refused('unsigned'))
    expect(await told('t=1,v1=00')).toEqual(refused('stale'))
    expect(await told(sign(body, { ageSeconds: 600 }))).toEqual(refused('stale'))
    expect(await told(sign(body, { ageSeconds: -600 }))).toEqual(refused('stale'))
    expect(await told(sign(body, { secret: 'whsec_guessed' }))).toEqual(refused('bad-signature'))
    expect(await told(sign(body), `${body} `)).toEqual(refused('bad-signature'))
    const live = body.replace('"livemode":false', '"livemode":true')
    expect(await told(sign(live), live)).toEqual(refused('wrong-mode'))
    expect((await told(sign('x'), 'x'.repeat(5_000_000))).status).toBe(413)
    // Even rightly signed, an event only says where to look.
    expect(await told(sign(body))).toEqual({ status: 200, body: { received: true } })
    expect((await one.status(session_id)).body).toMatchObject({ status: 'open', payment_status: 'unpaid' })
    expect((await one.generate(WILL, answers)).body.kind).toBe('draft')
  })

  it('that was declined or came too late pays for nothing, and the customer may try again', async () => {
    const one = customer(system)
    const first = (await one.order(WILL)).body.session_id
    expect(await one.pay(first, { card: '4000 0000 0000 0002' })).toMatchObject({ status: 402 })
    expect((await one.status(first)).body).toMatchObject({ status: 'open', payment_status: 'unpaid' })
    await provider(system).expire(first)
    await eventually(async () =>
      expect((await one.status(first)).body).toMatchObject({ status: 'expired', payment_status: 'unpaid' })
    )
    expect((await one.pay(first)).status).toBeGreaterThanOrEqual(400)
    expect((await one.generate(WILL, answers)).body.kind).toBe('draft')
    const second = (await one.order(WILL)).body.session_id
    expect(second).not.toBe(first)
    await one.pay(second)
    await eventually(async () => expect((await one.status(second)).body.payment_status).toBe('paid'))
    expect((await one.status(first)).body.payment_status).toBe('unpaid')
  })

  it('takes a promo code once, of twenty who try at the same moment', async () => {
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => customer(system).order(WILL, { promo_code: 'WELCOME20' }))
    )
    const won = tries.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const { status, body } of tries.filter((one) => one !== won[0])) {
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'promo-refused' })
    }
    expect(await count('checkout', "promo_redemptions where code = 'WELCOME20' and state <> 'released'")).toBe(1)
    expect(await provider(system).session(won[0]?.body.session_id)).toMatchObject({ amount_total: 3920 })
  })
})

describe('what belongs to somebody', () => {
  it('is not there for anybody else', async () => {
    const { one, session_id, generation_id, draft_id } = await served({ ...answers, city: 'El Paso' })
    const status = await one.status(session_id)
    expect(Object.keys(status.body).sort()).toEqual([
      'amount_total',
      'currency',
      'lines',
      'metadata',
      'paid_at',
      'payment_status',
      'session_id',
      'status'
    ])
    expect(JSON.stringify(status.body)).not.toContain(one.email)
    for (const way of ['', '/packet', '/last-will', '?format=zip']) {
      const response = await fetch(`http://127.0.0.1:${system.ports.gateway}/api/download/${generation_id}${way}`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[A-Za-z0-9_.-]+"$/)
    }

    const account = await signUp()
    await one.call('POST', '/api/user/claim', { user_id: one.userId }, account.bearer)
    const rival = customer(system)
    const stranger = await signUp()
    const nothing = refusal(404, 'There is nothing under this id', 'not-found')
    for (const headers of [{}, stranger.bearer]) {
      const read = (path: string) => rival.call('GET', path, undefined, headers)
      const write = (path: string, body: object) => rival.call('POST', path, body, headers)
      expect(await read(`/api/questionnaire/progress/${one.userId}`)).toEqual(nothing)
      expect(await read(`/api/questionnaire/drafts/${one.userId}`)).toEqual(nothing)
      const taken = { user_id: one.userId, service_id: WILL, answers }
      expect(await write('/api/questionnaire/save', { ...taken, completed: false })).toEqual(nothing)
      expect(await write('/api/generate-document', taken)).toEqual(nothing)
      const own = { user_id: rival.userId, service_id: WILL, answers }
      const noDraft = refusal(404, 'There is no such draft', 'not-found')
      for (const id of [draft_id, randomUUID()]) {
        expect(await write('/api/questionnaire/save', { ...own, draft_id: id, completed: false })).toEqual(noDraft)
        expect(await write('/api/generate-document', { ...own, draft_id: id })).toEqual(noDraft)
      }
      const progress = await read(`/api/questionnaire/progress/${rival.userId}?draft_id=${draft_id}`)
      expect(progress.body).toMatchObject({ answers: null, draft_id: null })
      expect(await write('/api/checkout/claim', { session_id, user_id: rival.userId })).toEqual(
        refusal(404, 'No such payment session', 'not-found')
      )
    }
    expect(await rival.call('POST', '/api/user/claim', { user_id: one.userId }, stranger.bearer)).toEqual(nothing)
    expect((await rival.call('GET', '/api/user/progress', undefined, stranger.bearer)).body).toEqual([])
    const own = await one.call('GET', `/api/questionnaire/progress/${one.userId}`, undefined, account.bearer)
    expect(own.body.answers).toEqual({ ...answers, city: 'El Paso' })
    expect(await one.call('GET', '/api/user/progress')).toMatchObject({ status: 401 })
    expect(await one.call('GET', '/api/admin/stats')).toMatchObject({ status: 401 })
    expect(await one.call('GET', '/api/admin/stats', undefined, account.bearer)).toMatchObject({ status: 403 })
  })

  it('are not made or mailed for a stranger who pays for a claimed user_id', async () => {
    const [owner, stranger] = [customer(system), customer(system)]
    const account = await signUp()
    await owner.call('POST', '/api/user/claim', { user_id: owner.userId }, account.bearer)
    const taken = { user_id: owner.userId, service_id: WILL, answers: { ...answers, city: 'Plano' } }
    const ask = () => owner.call('POST', '/api/generate-document', taken, account.bearer)
    expect((await ask()).body.kind).toBe('draft')

    const { session_id } = (await stranger.order(WILL, { user_id: owner.userId, state: 'TX' })).body
    await stranger.pay(session_id)
    await eventually(async () => expect((await stranger.status(session_id)).body.payment_status).toBe('paid'))
    const own = { session_id, user_id: stranger.userId }
    await eventually(async () => expect((await stranger.call('POST', '/api/checkout/claim', own)).status).toBe(200))
    expect((await ask()).body.kind).toBe('draft')
    await eventually(async () => {
      const set = await stranger.generate(WILL, { ...answers, city: 'Frisco' })
      expect(set.body.kind).toBe('final')
    })
  })

  it('does not open to an e-mail address alone', async () => {
    const { one, session_id } = await served({ ...answers, city: 'Laredo' })
    const rival = customer(system)
    const same = await rival.order(WILL, { user_email: one.email, state: 'TX' })
    expect(same.status).toBe(200)
    expect(same.body.session_id).not.toBe(session_id)
    expect((await rival.generate(WILL, answers)).body.kind).toBe('draft')
    expect((await rival.call('GET', `/api/questionnaire/drafts/${rival.userId}`)).body).toHaveLength(1)
  })

  it('cannot be found by trying', async () => {
    const one = customer(system)
    const none = refusal(404, 'There are no such documents', 'not-found')
    expect(await one.call('GET', `/api/documents/${'A'.repeat(22)}`)).toEqual(none)
    expect(await one.call('GET', `/api/documents/${'A'.repeat(22)}/events`)).toEqual(none)
    expect(await one.call('GET', `/api/download/${'A'.repeat(22)}`)).toEqual(none)
    expect(await one.call('GET', '/api/download/1')).toEqual(refusal(404, 'Not found', 'not-found'))
    expect(await one.call('GET', "/api/download/1'--")).toEqual(refusal(404, 'Not found', 'not-found'))
    expect(await one.status('cs_test_aaaaaaaaaaaaaaaaaaaa')).toEqual(
      refusal(404, 'No such payment session', 'not-found')
    )
  })

  async function signUp() {
    const { email } = customer(system)
    const { body } = await customer(system).call('POST', '/api/auth/register', {
      email,
      password: 'four quiet green bicycles',
      first_name: 'Ada',
      last_name: 'Lane'
    })
    return { email, bearer: { authorization: `Bearer ${body.token}` } }
  }
})

describe('a request that is not meant well', () => {
  it('meets 404 or 400 in our shape on paths that lead elsewhere', async () => {
    const { gateway } = system.ports
    const get = (target: string, method = 'GET') =>
      exchange(gateway, `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    for (const target of [
      '/api/services/%2e%2e/auth/me',
      '/api//services',
      '//internal/stats',
      '/api/services/%00',
      '/api/services/..%2f..%2finternal/stats',
      '/api/services/%252e%252e/internal',
      '/assets/../../package.json'
    ]) {
      const answer = await get(target)
      expect([target, answer.status, JSON.parse(answer.body)]).toEqual([target, 400, BAD_ADDRESS])
    }
    for (const target of [
      '/api/unknown',
      '/api',
      '/internal/stats',
      '/metrics',
      '/openapi.json',
      '/.env',
      '/index.js.map'
    ]) {
      const answer = await get(target)
      expect([target, answer.status, JSON.parse(answer.body)]).toEqual([
        target,
        404,
        { detail: 'Not found', code: 'not-found' }
      ])
    }
    const traced = await get('/api/services', 'TRACE')
    expect([traced.status, JSON.parse(traced.body)]).toEqual([
      405,
      { detail: 'Method not allowed', code: 'method-not-allowed' }
    ])
    const twice = await customer(system).call('GET', '/api/services?limit=1&limit=2')
    expect(twice.status).not.toBe(500)
  })

  it('is counted by the address it comes from, whatever it says of itself', async () => {
    const one = customer(system)
    const tries = []
    for (let n = 0; n <= LOG_INS_A_MINUTE; n++) {
      const claimed = `198.51.100.${n}`
      const headers = {
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        forwarded: `for=${claimed}`,
        'x-client-ip': claimed
      }
      const body = { email: `nobody${n}@customer.example`, password: 'wrong password' }
      tries.push(await one.call('POST', '/api/auth/login', body, headers))
    }
    expect(tries[0]).toEqual(refusal(401, 'Invalid email or password', 'invalid-credentials'))
    expect(tries.at(-1)).toEqual(
      refusal(429, 'Too many requests. Please wait a moment and try again.', 'too-many-requests')
    )
  })

  it('left no bug behind, and nobody in the logs', async () => {
    expect((await customer(system).call('GET', '/readyz')).status).toBe(200)
    for (const database of ['checkout', 'documents', 'notifications', 'auth']) {
      expect([database, await count(database, 'dead_letters')]).toEqual([database, 0])
    }
    const folder = join(system.dataDir, 'logs')
    const logs = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    const lines = logs.join('\n').split('\n')
    expect(lines.filter((line) => line.includes('"msg":"answered"')).length).toBeGreaterThan(200)
    expect(lines.filter((line) => line.includes('"msg":"bug"'))).toEqual([])
    expect(secrets.length).toBeGreaterThan(20)
    expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
  })
})
