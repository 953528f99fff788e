import { randomUUID } from 'node:crypto'
import { TOKEN_AUDIENCE, TOKEN_ISSUER, TOKEN_TYPE } from '@formwright/kit/identity/actor'
import { requireCaller } from '@formwright/kit/identity/internal'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { INTERNAL_SECRET, NOWHERE, startGateway, startService } from './support.ts'

const { publicKey, privateKey } = await generateKeyPair('EdDSA')
const publicKeys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'EdDSA' }] })
const tokenOf = (role: string, sid: string = randomUUID()) =>
  new SignJWT({ sid, email: 'a@example.com', email_verified: true, role })
    .setProtectedHeader({ alg: 'EdDSA', typ: TOKEN_TYPE })
    .setSubject(randomUUID())
    .setIssuer(TOKEN_ISSUER)
    .setAudience(TOKEN_AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)

const ended = new Set<string>()
const guarded = (service: string) => ({
  onRequest: requireCaller({ secret: INTERNAL_SECRET, service, callers: ['gateway'] })
})
const ready = { status: 'ready', parts: { database: 'ok' } }
const auth = await startService((app) => {
  app.get('/readyz', async () => ready)
  app.get('/internal/sessions/:id/standing', guarded('auth'), async (request) => ({
    standing: ended.has((request.params as { id: string }).id) ? 'ended' : 'live'
  }))
})
const checkout = await startService((app) => {
  app.get('/readyz', async () => ready)
  app.get('/internal/stats', guarded('checkout'), async () => ({
    total_revenue_cents: 123_450,
    successful_payments: 10,
    opened_orders: 16
  }))
  app.get('/internal/series', guarded('checkout'), async () => [
    { day: '2026-11-20', opened: 4, paid: 2, revenue_cents: 9_850 },
    { day: '2026-11-21', opened: 0, paid: 0, revenue_cents: 0 }
  ])
  app.get('/openapi.json', async () => ({
    info: { description: 'Money.' },
    paths: { '/api/checkout/webhook': { post: {} }, '/internal/stats': { get: {} } }
  }))
})
const documents = await startService((app) => {
  app.get('/readyz', async () => ready)
  app.get('/internal/stats', guarded('documents'), async () => ({ total_documents: 42 }))
  app.get('/internal/series', guarded('documents'), async () => [
    { day: '2026-11-20', started: 9, documents: 1 },
    { day: '2026-11-21', started: 1, documents: 0 }
  ])
})
const up = {
  catalog: documents.url,
  auth: auth.url,
  checkout: checkout.url,
  documents: documents.url,
  attorney: documents.url,
  'support-chat': documents.url,
  notifications: documents.url,
  worker: documents.url
}
const gateway = await startGateway(up, { publicKeys })
const stats = (url: string, token?: string, query = '') =>
  fetch(new URL(`/api/admin/stats${query}`, url), token ? { headers: { authorization: `Bearer ${token}` } } : {})

it('joins what checkout and documents know, for an admin', async () => {
  const answer = await stats(gateway.url, await tokenOf('admin'))
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { total_revenue: 1234.5, successful_payments: 10, total_documents: 42, conversion_rate: 62.5 }
  ])
})

it('tells the days of both owners side by side when days are asked for, and null for one that is silent', async () => {
  const token = await tokenOf('admin')
  const days = '?from=2026-11-20&to=2026-11-21'
  expect(((await (await stats(gateway.url, token, days)).json()) as { series: object[] }).series).toEqual([
    { day: '2026-11-20', started: 9, opened: 4, paid: 2, revenue: 98.5, documents: 1 },
    { day: '2026-11-21', started: 1, opened: 0, paid: 0, revenue: 0, documents: 0 }
  ])
  const half = await startGateway({ ...up, checkout: NOWHERE }, { publicKeys })
  expect(((await (await stats(half.url, token, days)).json()) as { series: object[] }).series[0]).toEqual({
    day: '2026-11-20',
    started: 9,
    opened: null,
    paid: null,
    revenue: null,
    documents: 1
  })
  for (const wrong of ['?from=2026-11-21&to=2026-11-20', '?from=2026-11-20', '?from=2026-02-30&to=2026-03-01']) {
    expect((await stats(gateway.url, token, wrong)).status).toBe(422)
  }
})

it('answers 401 without a good token and 403 without the role', async () => {
  expect((await stats(gateway.url)).status).toBe(401)
  expect((await stats(gateway.url, 'nonsense')).status).toBe(401)
  expect((await stats(gateway.url, await tokenOf('customer'))).status).toBe(403)
  ended.add('signed-out')
  expect((await stats(gateway.url, await tokenOf('admin', 'signed-out'))).status).toBe(401)
})

it('answers null, and says why, for what it could not ask', async () => {
  const { url } = await startGateway({ ...up, checkout: NOWHERE }, { publicKeys })
  expect(await (await stats(url, await tokenOf('admin'))).json()).toEqual({
    total_revenue: null,
    successful_payments: null,
    total_documents: 42,
    conversion_rate: null,
    degraded: ['checkout']
  })
})

it('lets nobody in while auth does not answer', async () => {
  const { url } = await startGateway({ ...up, auth: NOWHERE }, { publicKeys })
  expect((await stats(url, await tokenOf('admin'))).status).toBe(503)
})

it('is ready when everything is, and else names what is not', async () => {
  expect((await fetch(new URL('/readyz', gateway.url))).status).toBe(200)
  const half = await startGateway({ ...up, worker: NOWHERE }, { brokerConnected: () => false })
  const answer = await fetch(new URL('/readyz', half.url))
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { status: 'unready', parts: { worker: 'down', broker: 'down', checkout: 'ok' } }
  ])
  expect((await fetch(new URL('/healthz', half.url))).status).toBe(200)
})

it('counts a service that works without one of its parts as unready, and names the part', async () => {
  const lame = await startService((app) => {
    app.get('/readyz', async () => ({ status: 'ready', parts: { database: 'ok', broker: 'degraded' } }))
  })
  const { url } = await startGateway({ ...up, catalog: lame.url })
  const answer = await fetch(new URL('/readyz', url))
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { parts: { catalog: 'down', 'catalog.broker': 'down' } }
  ])
})

it('publishes one OpenAPI document, without what is internal, and a page to browse it', async () => {
  const joined = (await (await fetch(new URL('/api/openapi.json', gateway.url))).json()) as { paths: object }
  expect(Object.keys(joined.paths)).toEqual(expect.arrayContaining(['/api/admin/stats', '/api/checkout/webhook']))
  expect(Object.keys(joined.paths).filter((path) => !path.startsWith('/api/'))).toEqual([])
  const page = await fetch(new URL('/api/docs', gateway.url))
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'/)
  const shown = (await (await fetch(new URL('/api/docs/json', gateway.url))).json()) as { paths: object }
  expect(Object.keys(shown.paths)).toEqual(Object.keys(joined.paths))
})

it('streams the film of the demonstration, whole or in parts', async () => {
  const { url } = await startGateway({})
  const whole = await fetch(new URL('/api/enterprise-demo-video', url))
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
    200,
    'video/mp4',
    'bytes'
  ])
  const bytes = new Uint8Array(await whole.arrayBuffer())
  expect(new TextDecoder('latin1').decode(bytes.slice(4, 8))).toBe('ftyp')
  const part = await fetch(new URL('/api/enterprise-demo-video', url), { headers: { range: 'bytes=4-7' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${bytes.length}`])
  expect(await part.text()).toBe('ftyp')
})
