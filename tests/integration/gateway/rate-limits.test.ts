import { expect, it } from 'vitest'
import { keptLog } from '../../support/log-lines.ts'
import { noLimits, startGateway, startService } from './support.ts'

const services = await startService()
const upstreams = { catalog: services.url, auth: services.url, checkout: services.url, documents: services.url }
const limits = { ...noLimits, rates: { general: 5, login: 2, promo: 2, preview: 2, refused: 2 } }

async function statuses(
  url: string,
  method: string,
  path: string,
  times: number,
  headers: Record<string, string> = {}
) {
  const answers: Response[] = []
  for (let i = 0; i < times; i++) answers.push(await fetch(new URL(path, url), { method, headers }))
  return { codes: answers.map((answer) => answer.status), last: answers.at(-1) as Response }
}

it('answers 429 with Retry-After beyond the general limit, whatever address the client claims', async () => {
  const { url } = await startGateway(upstreams, { limits })
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9' }
  const { codes, last } = await statuses(url, 'GET', '/api/services', 6, headers)
  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  expect(await last.json()).toMatchObject({ detail: expect.any(String), code: 'too-many-requests' })
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('counts log-in and registration each for itself', async () => {
  const { url } = await startGateway(upstreams, { limits })
  expect((await statuses(url, 'POST', '/api/auth/login', 1)).codes).toEqual([200])
  expect((await statuses(url, 'POST', '/api/auth/register', 2)).codes).toEqual([200, 200])
  expect((await statuses(url, 'GET', '/api/auth/me', 1)).codes).toEqual([200])
})

it.each(['/api/auth/login', '/api/promo-codes/validate', '/api/questionnaire/preview'])(
  'limits %s on its own',
  async (path) => {
    const { url } = await startGateway(upstreams, { limits })
    expect((await statuses(url, 'POST', path, 3)).codes).toEqual([200, 200, 429])
  }
)

it('leaves the making of documents to the limits of their service, which knows what is paid', async () => {
  const { url } = await startGateway(upstreams, { limits })
  expect((await statuses(url, 'POST', '/api/generate-document', 5)).codes).toEqual([200, 200, 200, 200, 200])
})

it('never turns a signed webhook away', async () => {
  const { url } = await startGateway(upstreams, { limits })
  expect(new Set((await statuses(url, 'POST', '/api/checkout/webhook', 12)).codes)).toEqual(new Set([200]))
})

const strict = await startService((app) => {
  app.post('/api/checkout/webhook', async ({ headers }, reply) => {
    if (headers['stripe-signature'] === 'away') return reply.code(503).send()
    return headers['stripe-signature'] === 'good' ? { received: true } : reply.code(400).send({ code: 'bad-signature' })
  })
})
async function webhooks(signatures: string[], address: (n: number) => string = () => '198.51.100.1') {
  const { url } = await startGateway({ checkout: strict.url }, { limits, trustProxy: ['127.0.0.1'] })
  const codes: number[] = []
  for (const [n, signature] of signatures.entries()) {
    const headers = { 'stripe-signature': signature, 'x-forwarded-for': address(n), 'content-type': 'application/json' }
    codes.push((await fetch(new URL('/api/checkout/webhook', url), { method: 'POST', headers, body: '{}' })).status)
  }
  return codes
}

it('turns away who sends webhooks without a good signature, before the service is asked', async () => {
  const before = strict.seen.length
  expect(await webhooks(['x', '', 'x', 'x', 'good'])).toEqual([400, 400, 429, 429, 429])
  expect(strict.seen.length).toBe(before + 2)
})

it('counts each address for itself, and no failure of ours', async () => {
  expect(await webhooks(['x', 'x', 'x', 'x', 'x'], (n) => `198.51.100.${n}`)).toEqual([400, 400, 400, 400, 400])
  expect(await webhooks(['away', 'away', 'away', 'good', 'good'])).toEqual([503, 503, 503, 200, 200])
})

it('lets whoever has signed through, though strangers share the address', async () => {
  expect(await webhooks(['good', 'x', 'x', 'x', 'good'])).toEqual([200, 400, 400, 400, 200])
})

it('tells the operator of a limit that was met, and of nobody', async () => {
  const kept = keptLog()
  const { url } = await startGateway(upstreams, { limits, log: kept.log })
  const { last } = await statuses(url, 'POST', '/api/auth/login', 3)
  const id = last.headers.get('x-request-id')
  const events = kept.security()
  expect(events).toEqual([expect.objectContaining({ security: 'limited', id })])
  expect(JSON.stringify(events)).not.toContain('127.0.0.1')
})
