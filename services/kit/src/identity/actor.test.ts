import type { Standing } from '@formwright/proto-events/calls/auth'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, it } from 'vitest'
import { type App, createApp } from '../http/app.ts'
import { unavailable } from '../http/errors.ts'
import { createLogger } from '../process/log.ts'
import { identity, requireActor, requireRole, TOKEN_AUDIENCE, TOKEN_ISSUER, TOKEN_TYPE } from './actor.ts'

const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
const stranger = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
const claims = { sid: 's1', email: 'ada@example.com', email_verified: true, role: 'customer' }

const token = (
  changes: { claims?: object; key?: typeof privateKey; typ?: string; audience?: string; expires?: string } = {}
) =>
  new SignJWT({ ...claims, ...changes.claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: changes.typ ?? TOKEN_TYPE })
    .setSubject('a1')
    .setIssuer(TOKEN_ISSUER)
    .setAudience(changes.audience ?? TOKEN_AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(changes.expires ?? '1h')
    .sign(changes.key ?? privateKey)

const whole = () => {
  const iat = Math.floor(Date.now() / 1000)
  return { ...claims, sub: 'a1', iss: TOKEN_ISSUER, aud: TOKEN_AUDIENCE, iat, exp: iat + 3600 }
}
/** Rightly signed, of exactly these claims. */
const signed = (payload: object, header: object = { typ: TOKEN_TYPE }) =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg: 'EdDSA', ...header }).sign(privateKey)
const without = (claim: string) =>
  signed(Object.fromEntries(Object.entries(whole()).filter(([name]) => name !== claim)))

let app: App
beforeAll(async () => {
  app = createApp({ service: 'test', description: 'x', log: createLogger('test', 'silent'), ready: async () => ({}) })
  const publicKeys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'EdDSA' }] })
  await app.register(identity, {
    publicKeys,
    isRevoked: async (session) => session === 'gone',
    standingOf: async (session) => {
      if (session === 'auth-away') throw unavailable()
      return standings[session] ?? 'live'
    }
  })
  app.get('/open', async (request) => ({ role: request.actor?.role ?? 'anonymous' }))
  app.get('/mine', { onRequest: requireActor }, async () => ({ ok: true }))
  app.get('/staff', { onRequest: requireRole('admin') }, async () => ({ ok: true }))
})

const standings: Record<string, Standing> = { out: 'ended', due: 'enrolment-due' }
const get = (url: string, bearer?: string) =>
  app.inject({ url, headers: bearer ? { authorization: `Bearer ${bearer}` } : {} })

it('knows who holds a good token, and takes no token for an anonymous visitor', async () => {
  expect((await get('/open', await token())).json()).toEqual({ role: 'customer' })
  expect((await get('/open')).json()).toEqual({ role: 'anonymous' })
})

it('asks for a token with 401 and for another role with 403', async () => {
  expect((await get('/mine')).statusCode).toBe(401)
  expect((await get('/staff')).statusCode).toBe(401)
  expect((await get('/staff', await token())).statusCode).toBe(403)
  expect((await get('/staff', await token({ claims: { role: 'admin' } }))).statusCode).toBe(200)
})

it.each([
  ['out', 401, 'invalid-token'],
  ['due', 403, 'totp-enrolment-required'],
  ['auth-away', 503, 'unavailable']
])(
  'lets no staff in with a session of which auth says "%s", and their own pages stay open',
  async (sid, status, code) => {
    const bearer = await token({ claims: { sid, role: 'admin' } })
    const answer = await get('/staff', bearer)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect((await get('/mine', bearer)).statusCode).toBe(200)
  }
)

const unsigned = (header: object) =>
  [header, { ...claims, sub: 'a1', iss: TOKEN_ISSUER, aud: TOKEN_AUDIENCE, exp: 4e9 }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')

it.each([
  ['a stranger signed', () => token({ key: stranger.privateKey })],
  ['has expired', () => token({ expires: '-2m' })],
  ['is for another audience', () => token({ audience: 'elsewhere' })],
  ['is of another type', () => token({ typ: 'JWT' })],
  ['belongs to a revoked session', () => token({ claims: { sid: 'gone' } })],
  ['names an unknown role', () => token({ claims: { role: 'root' } })],
  ['never ends', () => without('exp')],
  ['does not tell its age', () => without('iat')],
  ['names no account', () => without('sub')],
  ['names an empty account', () => signed({ ...whole(), sub: '' })],
  ['names no session', () => without('sid')],
  ['names an empty session', () => signed({ ...whole(), sid: '' })],
  ['names no issuer', () => without('iss')],
  ['names another issuer', () => signed({ ...whole(), iss: 'elsewhere' })],
  ['names no audience', () => without('aud')],
  ['names no type', () => signed(whole(), {})],
  ['is not good yet', () => signed({ ...whole(), nbf: whole().iat + 600 })],
  ['ends in words', () => signed({ ...whole(), exp: 'never' })],
  ['claims no signature', async () => `${unsigned({ alg: 'none', typ: TOKEN_TYPE })}.`],
  ['is not a token', async () => 'nonsense']
])('refuses a token that %s, even where none is needed', async (_what, make) => {
  expect((await get('/open', await make())).statusCode).toBe(401)
})
