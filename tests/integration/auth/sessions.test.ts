import { generateKeyPairSync } from 'node:crypto'
import { sessionRevoked } from '@formwright/proto-events'
import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { privateKey, publicKey, startAuth } from './support.ts'

const { app, clock, login, logout, me, outbox, register } = await startAuth()
const registered = (await register('ada@example.com')).json()

it('refuses a token at once after its sign-out, tells the fact, and keeps other sessions', async () => {
  const [first, second] = [(await login('ada@example.com')).json().token, (await login('ada@example.com')).json().token]
  expect((await logout(first)).statusCode).toBe(204)
  expect((await me(first)).statusCode).toBe(401)
  expect((await me(second)).statusCode).toBe(200)
  const facts = await outbox('session.revoked')
  expect(facts).toHaveLength(1)
  expect(facts[0]?.envelope).toSatisfy(sessionRevoked.is)
  expect((await logout(first)).statusCode).toBe(401)
})

it('asks for a token', async () => {
  const answers = await Promise.all([
    app.inject({ url: '/api/auth/me' }),
    app.inject({ method: 'POST', url: '/api/auth/logout' })
  ])
  expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401])
})

it('ends a session after 12 hours', async () => {
  clock.ms += 12 * 3_600_000 + 1000
  expect((await me(registered.token)).statusCode).toBe(401)
  clock.ms -= 12 * 3_600_000 + 1000
})

it('answers the same for every forged token', async () => {
  const [header, payload, signature] = registered.token.split('.') as [string, string, string]
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const sign = (change: object, key = privateKey, alg = 'EdDSA', typ = 'at+jwt') =>
    new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg, typ, kid: 'tests' }).sign(key)
  const publicText = new TextEncoder().encode(String(publicKey.export({ type: 'spki', format: 'pem' })))
  const forged = [
    `${encoded({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
    `${header}.${encoded({ ...claims, role: 'admin' })}.${signature}`,
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'tests' }).sign(publicText),
    await sign({}, generateKeyPairSync('ed25519').privateKey),
    await sign({ aud: 'somebody-else' }),
    await sign({ iss: 'somebody-else' }),
    await sign({ exp: Math.floor(Date.now() / 1000) - 120 }),
    await sign({}, privateKey, 'EdDSA', 'JWT'),
    await sign({ sid: 'a session that was never opened' }),
    await sign({ role: 'owner' }),
    'not a token'
  ]
  for (const token of forged) {
    const answer = await me(token)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid-token'])
  }
})
