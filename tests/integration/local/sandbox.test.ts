import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSandbox } from '../../../deploy/sandbox/app.ts'
import { eventually } from '../../support/eventually.ts'

const secretKey = 'sk_test_of_this_test'
const webhookSecret = 'whsec_of_this_test'

type Received = { body: string; headers: IncomingMessage['headers'] }
let dataDir: string
let receiver: Server
let received: Received[]
let answerWith: number
let app: FastifyInstance
let stripe: Stripe
let origin: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  received = []
  answerWith = 200
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ body, headers: request.headers })
      response.writeHead(answerWith).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  await openSandbox()
})

afterEach(async () => {
  await app.close()
  receiver.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function openSandbox(): Promise<void> {
  app = await buildSandbox({
    dataDir,
    publicUrl: 'http://pay.example',
    webhookUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
    secretKey,
    webhookSecret
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const { hostname, port } = new URL(origin)
  stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 })
}

function order(overrides: Partial<Stripe.Checkout.SessionCreateParams> = {}): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 4900, product_data: { name: 'Simple Will & more [1]' } }
      },
      { quantity: 2, price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'Copy' } } }
    ],
    client_reference_id: 'order-1',
    customer_email: 'ada@example.com',
    metadata: { service_id: '1', service_title: 'Simple Will' },
    payment_intent_data: { metadata: { order_id: 'order-1' } },
    success_url: 'http://site.example/payment-result?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://site.example/checkout/1',
    ...overrides
  }
}

function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {}
): Promise<Response> {
  return fetch(`${origin}${path}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers })
}

function card(number: string): Record<string, string> {
  return { email: 'ada@example.com', card_number: number, expiry: '12 / 39', cvc: '123', name: 'Ada Núñez' }
}

async function until(ready: () => boolean | Promise<boolean>, timeoutMs = 8_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await ready())) {
    if (Date.now() > deadline) throw new Error('it did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function control(path: string, body?: object): Promise<Response> {
  return fetch(`${origin}/_sandbox${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {})
  })
}

test('a card that pays completes the session, takes the amount once and sends the buyer to the success page', async () => {
  const session = await stripe.checkout.sessions.create(order())
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 5100, currency: 'usd' })
  expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]{24,}$/)
  expect(session.url).toBe(`http://pay.example/c/pay/${session.id}`)

  const page = await fetch(`${origin}/c/pay/${session.id}`)
  const markup = await page.text()
  for (const label of ['E-mail', 'Card number', 'Expiry', 'CVC', 'Name on card'])
    expect(markup).toContain(`>${label}</label>`)
  expect(markup).toContain('$51.00')
  expect(markup).toContain('Simple Will &amp; more [1]')
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://site.example;")

  const paid = await postForm(`/c/pay/${session.id}`, card('4242 4242 4242 4242'))
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toBe(`http://site.example/payment-result?session_id=${session.id}`)
  await postForm(`/c/pay/${session.id}`, card('4242 4242 4242 4242'))

  const after = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge', 'line_items']
  })
  expect(after).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { name: 'Ada Núñez' }
  })
  expect(after.payment_intent).toMatchObject({
    amount_received: 5100,
    metadata: { order_id: 'order-1' },
    latest_charge: { paid: true }
  })
  expect(after.line_items?.data).toHaveLength(2)
  const books = (await (await control('/charges')).json()) as { charges: object[] }
  expect(books.charges).toHaveLength(1)
  expect(books.charges[0]).toMatchObject({ session: session.id, client_reference_id: 'order-1', amount: 5100 })
})

test('a declined card says so, takes nothing and lets the buyer try again', async () => {
  const session = await stripe.checkout.sessions.create(order())
  const declined = await postForm(`/c/pay/${session.id}`, card('4000000000000002'))
  expect(declined.status).toBe(402)
  expect(await declined.text()).toContain('Your card was declined.')
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open', payment_intent: null })
  expect((await postForm(`/c/pay/${session.id}`, card('4242424242424242'))).status).toBe(303)
})

test('a form with mistakes names each field and does not repeat the card number', async () => {
  const session = await stripe.checkout.sessions.create(order())
  const answer = await postForm(`/c/pay/${session.id}`, {
    email: 'x',
    card_number: '4242424242424241',
    expiry: '01/20',
    cvc: '1',
    name: ''
  })
  const markup = await answer.text()
  expect(answer.status).toBe(422)
  expect(markup.match(/class="error"/g)).toHaveLength(5)
  expect(markup).not.toContain('4242424242424241')
})

test('a form that another site posts is refused', async () => {
  const session = await stripe.checkout.sessions.create(order())
  const foreign = await postForm(`/c/pay/${session.id}`, card('4242424242424242'), { origin: 'https://evil.example' })
  expect(foreign.status).toBe(403)
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
})

test('a card that asks for confirmation pays only after its owner says yes', async () => {
  const session = await stripe.checkout.sessions.create(order())
  const confirm = `/c/pay/${session.id}/confirm`
  const first = await postForm(`/c/pay/${session.id}`, card('4000 0027 6000 3184'))
  expect(first.headers.get('location')).toBe(confirm)
  expect(await (await fetch(origin + confirm)).text()).toContain('ending in 3184')
  const refused = await postForm(confirm, { outcome: 'fail' })
  expect(refused.status).toBe(402)
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  await postForm(`/c/pay/${session.id}`, card('4000 0027 6000 3184'))
  expect((await postForm(confirm, { outcome: 'complete' })).status).toBe(303)
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
})

test('a free order asks for no card and is no_payment_required', async () => {
  const free = order({
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 0, product_data: { name: 'Will' } } }]
  })
  const session = await stripe.checkout.sessions.create(free)
  expect(await (await fetch(`${origin}/c/pay/${session.id}`)).text()).not.toContain('Card number')
  expect((await postForm(`/c/pay/${session.id}`, { email: 'ada@example.com' })).status).toBe(303)
  const after = await stripe.checkout.sessions.retrieve(session.id)
  expect(after).toMatchObject({ status: 'complete', payment_status: 'no_payment_required', payment_intent: null })
})

test('the webhook is signed as the SDK expects and repeated with growing delay until it is taken', async () => {
  answerWith = 500
  const session = await stripe.checkout.sessions.create(order())
  await control(`/sessions/${session.id}/pay`, {})
  await until(() => received.length >= 1)
  expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1)
  answerWith = 200
  await until(() => received.length >= 2)
  await until(async () => (await stripe.events.list({ delivery_success: false })).data.length === 0)
  const [first, second] = received
  expect(first?.headers['content-length']).toBe(String(Buffer.byteLength(first?.body ?? '')))
  for (const delivery of [first, second]) {
    const event = stripe.webhooks.constructEvent(
      delivery?.body ?? '',
      String(delivery?.headers['stripe-signature']),
      webhookSecret
    )
    expect(event).toMatchObject({
      type: 'checkout.session.completed',
      data: { object: { id: session.id, payment_status: 'paid' } }
    })
  }
  expect(first?.headers['stripe-signature']).not.toBe(second?.headers['stripe-signature'])
})

test('webhooks can be dropped and doubled on demand', async () => {
  await control('/webhooks', { drop: true, duplicate: 2 })
  const session = await stripe.checkout.sessions.create(order())
  await control(`/sessions/${session.id}/pay`, {})
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(received).toHaveLength(0)
  await control('/webhooks', { drop: false })
  await until(() => received.length === 3)
  expect(new Set(received.map((one) => (JSON.parse(one.body) as { id: string }).id)).size).toBe(1)
})

test('the same idempotency key gives the same session, and other parameters under it are refused', async () => {
  const options = { idempotencyKey: 'checkout:order-1:1' }
  const first = await stripe.checkout.sessions.create(order(), options)
  expect((await stripe.checkout.sessions.create(order(), options)).id).toBe(first.id)
  const other = stripe.checkout.sessions.create(order({ client_reference_id: 'order-2' }), options)
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1)
})

test('a lost answer and its retry under the same key open one session', async () => {
  await control('/faults', { status: 500, times: 1, when: 'after' })
  const options = { idempotencyKey: 'checkout:order-9:1', maxNetworkRetries: 2 }
  const session = await stripe.checkout.sessions.create(order(), options)
  expect((await stripe.checkout.sessions.list()).data.map((one) => one.id)).toEqual([session.id])
})

test('one card’s bank sends refunds back by itself, as with Stripe’s own test card', async () => {
  const session = await stripe.checkout.sessions.create(order())
  await postForm(`/c/pay/${session.id}`, card('4000 0000 0000 5126'))
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id)
  const made = await stripe.refunds.create({ payment_intent: String(intent) })
  expect(made.status).toBe('succeeded')
  await eventually(async () => expect((await stripe.refunds.retrieve(made.id)).status).toBe('failed'))
  await eventually(() => expect(received.map(({ body }) => JSON.parse(body).type)).toContain('refund.failed'))
})

test('refunds add up to the charge and no further', async () => {
  const { id } = await stripe.checkout.sessions.create(order())
  await control(`/sessions/${id}/pay`, {})
  const intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent)
  const half = await stripe.refunds.create({ payment_intent: intent, amount: 2550, reason: 'requested_by_customer' })
  expect(half).toMatchObject({ status: 'succeeded', amount: 2550 })
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 2551 })).rejects.toMatchObject({
    param: 'amount'
  })
  await stripe.refunds.create({ payment_intent: intent })
  const again = stripe.refunds.create({ payment_intent: intent })
  await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' })
  const events = await stripe.events.list({ type: 'charge.refunded' })
  expect(events.data.map((event) => event.data.object)).toMatchObject([
    { amount_refunded: 5100, refunded: true },
    { amount_refunded: 2550, refunded: false }
  ])
})

test('a refund is told when it is made and when it fails, and the charge can be refunded again', async () => {
  const { id } = await stripe.checkout.sessions.create(order())
  await control(`/sessions/${id}/pay`, {})
  const intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent)
  const made = await stripe.refunds.create({ payment_intent: intent })
  expect((await control(`/refunds/${made.id}/fail`, {})).status).toBe(200)
  await control(`/refunds/${made.id}/fail`, {})
  expect(await stripe.refunds.retrieve(made.id)).toMatchObject({ status: 'failed', payment_intent: intent })
  for (const [type, status] of [
    ['refund.created', 'succeeded'],
    ['refund.updated', 'failed'],
    ['refund.failed', 'failed']
  ] as const) {
    const { data } = await stripe.events.list({ type })
    expect(data.map((event) => event.data.object)).toMatchObject([{ id: made.id, status }])
  }
  expect((await stripe.refunds.create({ payment_intent: intent })).amount).toBe(5100)
  expect((await control('/refunds/re_none/fail', {})).status).toBe(404)
})

test('an expired session takes no money and tells it once', async () => {
  const session = await stripe.checkout.sessions.create(order())
  expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired')
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('status of expired')
  expect(await (await fetch(`${origin}/c/pay/${session.id}`)).text()).toContain('has expired')
  expect((await stripe.events.list({ type: 'checkout.session.expired' })).data).toHaveLength(1)
})

test('refusals have the shape the SDK reads', async () => {
  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing'
  })
  const thief = new Stripe('sk_test_wrong', { host: '127.0.0.1', port: Number(new URL(origin).port), protocol: 'http' })
  await expect(thief.checkout.sessions.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
  const odd = order({ success_url: 'javascript:alert(1)' })
  await expect(stripe.checkout.sessions.create(odd)).rejects.toMatchObject({ code: 'url_invalid' })
})

test('sessions, money and pending webhooks survive a restart', async () => {
  answerWith = 503
  const { id } = await stripe.checkout.sessions.create(order())
  await control(`/sessions/${id}/pay`, {})
  await until(() => received.length === 1)
  await app.close()
  answerWith = 200
  await openSandbox()
  await until(() => received.length === 2)
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid')
})

test('a list can be walked through page by page', async () => {
  for (let count = 0; count < 5; count += 1) await stripe.checkout.sessions.create(order())
  const ids = new Set<string>()
  for await (const session of stripe.checkout.sessions.list({ limit: 2, status: 'open' })) ids.add(session.id)
  expect(ids.size).toBe(5)
})
