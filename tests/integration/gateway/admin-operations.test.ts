import { randomUUID } from 'node:crypto'
import { TOKEN_AUDIENCE, TOKEN_ISSUER, TOKEN_TYPE } from '@formwright/kit/identity/actor'
import { requireCaller } from '@formwright/kit/identity/internal'
import { serviceNames } from '@formwright/proto-events/services'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { INTERNAL_SECRET, NOWHERE, startGateway, startService } from './support.ts'

const { privateKey, publicKey } = await generateKeyPair('EdDSA')
const publicKeys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'EdDSA' }] })
const tokenOf = (role: string) =>
  new SignJWT({ sid: randomUUID(), email: 'ada@example.com', email_verified: true, role })
    .setProtectedHeader({ alg: 'EdDSA', typ: TOKEN_TYPE })
    .setSubject('account-ada')
    .setIssuer(TOKEN_ISSUER)
    .setAudience(TOKEN_AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)

const lane = { queued: 3, generating: 1, oldest_seconds: 7 }
const letterAt = (id: number, minute: number) => ({
  id,
  direction: 'in',
  consumer: 'a-reader',
  event_id: 'e1',
  type: 'payment.completed',
  error: 'gave up',
  deliveries: 11,
  created_at: `2026-11-21T12:0${minute}:00.000Z`,
  state: 'waiting'
})

async function start(name: string, minute: number) {
  const guarded = { onRequest: requireCaller({ secret: INTERNAL_SECRET, service: name, callers: ['gateway'] }) }
  return startService((app) => {
    app.get('/internal/sessions/:id/standing', guarded, async () => ({ standing: 'live' }))
    app.get('/internal/dead-letters', guarded, async () => [letterAt(1, minute)])
    app.post('/internal/dead-letters/:id/replay', guarded, async (request, reply) =>
      (request.params as { id: string }).id === '1'
        ? reply.code(202).send({ id: 1, state: 'replaying' })
        : reply.code(404).send({ code: 'not-found', detail: 'There is no such dead letter' })
    )
    app.get('/internal/backlog', guarded, async () => ({ unpublished: 0, dead: 1 }))
    app.get('/internal/queue', guarded, async () => ({ final: lane, draft: lane, template: lane }))
    app.get('/internal/audit', guarded, async () => [
      {
        id: 1,
        at: `2026-11-21T12:0${minute}:00.000Z`,
        account_id: 'a',
        email: 'ada@example.com',
        action: 'order.refunded',
        subject: null,
        details: { cents: 4900 },
        request_id: null
      }
    ])
  })
}
const running = await Promise.all(serviceNames.map((name, minute) => start(name, minute)))
const up = Object.fromEntries(serviceNames.map((name, index) => [name, running[index]?.url ?? NOWHERE]))
const gateway = await startGateway(up, { publicKeys })
const admin = await tokenOf('admin')
const call = (path: string, { method = 'GET', token = admin as string | null, url = gateway.url } = {}) =>
  fetch(new URL(path, url), { method, headers: token === null ? {} : { authorization: `Bearer ${token}` } })

it('joins the dead letters of all services, newest first', async () => {
  const answer = await call('/api/admin/events/dead')
  const found = (await answer.json()) as { service: string }[]
  expect(found.map(({ service }) => service)).toEqual([...serviceNames].reverse())
  expect(found[0]).toEqual({ service: 'notifications', ...letterAt(1, 6) })
  expect(answer.headers.get('x-degraded')).toBeNull()
  expect(await (await call('/api/admin/events/dead?limit=2')).json()).toHaveLength(2)
  expect(await (await call('/api/admin/events/dead?service=checkout')).json()).toMatchObject([{ service: 'checkout' }])
})

it('passes a replay to its service with the name of who asked, and its refusal back', async () => {
  const answer = await call('/api/admin/events/dead/checkout/1/replay', { method: 'POST' })
  expect([answer.status, await answer.json()]).toEqual([202, { id: 1, state: 'replaying' }])
  const sent = running[serviceNames.indexOf('checkout')]?.seen.find(({ method }) => method === 'POST')
  expect(JSON.parse(sent?.body.toString() ?? '')).toEqual({
    account_id: 'account-ada',
    email: 'ada@example.com',
    request_id: answer.headers.get('x-request-id')
  })
  expect((await call('/api/admin/events/dead/checkout/2/replay', { method: 'POST' })).status).toBe(404)
})

it('tells what waits for the workers and in each service', async () => {
  expect(await (await call('/api/admin/queue')).json()).toEqual({
    worker: { final: lane, draft: lane, template: lane },
    services: serviceNames.map((service) => ({ service, unpublished: 0, dead: 1 }))
  })
})

it('joins what staff did in all services', async () => {
  const [latest] = (await (await call('/api/admin/audit?limit=1')).json()) as object[]
  expect(latest).toMatchObject({ service: 'notifications', action: 'order.refunded', details: { cents: 4900 } })
})

it('names a service that does not answer instead of leaving it out in silence', async () => {
  const { url } = await startGateway({ ...up, documents: NOWHERE }, { publicKeys })
  const dead = await call('/api/admin/events/dead', { url })
  expect([dead.status, dead.headers.get('x-degraded')]).toEqual([200, 'documents'])
  expect(await (await call('/api/admin/queue', { url })).json()).toMatchObject({
    worker: null,
    services: expect.arrayContaining([{ service: 'documents', unpublished: null, dead: null }]),
    degraded: ['documents']
  })
  expect((await call('/api/admin/events/dead/documents/1/replay', { url, method: 'POST' })).status).toBe(503)
})

it.each([
  ['GET', '/api/admin/events/dead'],
  ['POST', '/api/admin/events/dead/checkout/1/replay'],
  ['GET', '/api/admin/queue'],
  ['GET', '/api/admin/audit']
])('lets admins alone call %s %s', async (method, path) => {
  const statuses = [null, await tokenOf('customer'), await tokenOf('support')].map(
    async (token) => (await call(path, { method, token })).status
  )
  expect(await Promise.all(statuses)).toEqual([401, 403, 403])
})

it.each([
  ['GET', '/api/admin/events/dead?limit=0', 422],
  ['GET', '/api/admin/events/dead?service=postgres', 422],
  ['POST', '/api/admin/events/dead/postgres/1/replay', 404],
  ['POST', '/api/admin/events/dead/checkout/x/replay', 404],
  ['GET', '/internal/dead-letters', 404]
])('answers %s %s with %i', async (method, path, status) => {
  expect((await call(path, { method })).status).toBe(status)
})
