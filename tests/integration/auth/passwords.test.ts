import { internalClient } from '@formwright/kit/identity/internal'
import { passwordResetRequested, sessionRevoked } from '@formwright/proto-events'
import { resetLinkCall, verificationLinkCall } from '@formwright/proto-events/calls/auth'
import { expect, it } from 'vitest'
import { password, secret, startAuth } from './support.ts'

const { app, as, clock, db, lastFact, login, me, outbox, post, register } = await startAuth({ LOGIN_FREE_ATTEMPTS: 3 })
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
const notifications = internalClient({ from: 'notifications', to: 'auth', baseUrl, secret })
const other = 'seven loud yellow umbrellas'
const change = (token: string, body: object, from?: string) => as(token).post('change-password', body, from)

interface Link {
  email: string | null
  url: string | null
}
/** Asks for a reset and returns what notifications would mail. */
async function forgot(email: string): Promise<Link> {
  expect((await post('forgot-password', { email })).statusCode).toBe(202)
  const { reset_id } = await lastFact('password.reset-requested')
  return notifications.ask(resetLinkCall, { params: { id: String(reset_id) } })
}
const tokenIn = ({ url }: Link) => new URL(url ?? '').searchParams.get('token') ?? ''

it('changes a password, ends every session at once and goes on with a new one', async () => {
  const first = (await register('ada@example.com')).json()
  const second = (await login('ada@example.com')).json()
  const answer = await change(first.token, { current: password, password: other })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const { token, user } = answer.json()
  expect(user).toEqual(first.user)
  expect((await me(token)).statusCode).toBe(200)
  expect([(await me(first.token)).statusCode, (await me(second.token)).statusCode]).toEqual([401, 401])
  const [fact] = await outbox('session.revoked')
  expect(fact?.envelope).toSatisfy(sessionRevoked.is)
  expect((await lastFact('session.revoked'))['session_ids']).toHaveLength(2)
  expect((await login('ada@example.com')).statusCode).toBe(401)
  expect((await login('ada@example.com', other)).statusCode).toBe(200)
})

it('asks for a token, the current password and a good new one', async () => {
  const { token } = (await register('bob@example.com')).json()
  const body = { current: password, password: other }
  expect((await post('change-password', body)).statusCode).toBe(401)
  const wrong = await change(token, { ...body, current: 'not the right password' })
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    422,
    { code: 'wrong-password', errors: [{ field: 'current' }] }
  ])
  const weak = await change(token, { ...body, password: 'Password123!' })
  expect([weak.statusCode, weak.json().code]).toEqual([422, 'weak-password'])
  expect((await change(token, { ...body, role: 'admin' })).statusCode).toBe(422)
  expect((await me(token)).statusCode).toBe(200)
})

it('slows guesses at the current password', async () => {
  const { token } = (await register('slow@example.com')).json()
  const guess = () => change(token, { current: 'not the right password', password: other })
  const answers = []
  for (let n = 0; n < 4; n++) answers.push((await guess()).statusCode)
  expect(answers).toEqual([422, 422, 422, 429])
  clock.ms += 60_000
  expect((await change(token, { current: password, password: other })).statusCode).toBe(200)
})

it('lets one of two changes at once win', async () => {
  const { token } = (await register('twice@example.com')).json()
  const answers = await Promise.all(
    ['the first of passwords', 'the second of passwords'].map((wish) =>
      change(token, { current: password, password: wish })
    )
  )
  const codes = answers.map((answer) => answer.statusCode).sort()
  expect(codes[0]).toBe(200)
  expect([401, 409]).toContain(codes[1])
})

it('sets a password by the mailed link once, ends all sessions and takes the wait away', async () => {
  const { token, user } = (await register('eve@example.com')).json()
  for (let n = 0; n < 4; n++) await login('eve@example.com', 'not the right password', '198.51.100.7')
  const link = await forgot('EVE@example.com')
  expect(link).toMatchObject({
    email: 'eve@example.com',
    url: expect.stringMatching(/^https:\/\/formwright\.example\/reset-password\?token=/)
  })
  const mailed = tokenIn(link)
  expect(JSON.stringify(await db.selectFrom('mailed_tokens').selectAll().execute())).not.toContain(mailed)
  const weak = await post('reset-password', { token: mailed, password: 'eve@example.com' })
  expect([weak.statusCode, weak.json().code]).toEqual([422, 'weak-password'])
  const answers = await Promise.all([1, 2, 3].map(() => post('reset-password', { token: mailed, password: other })))
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 410, 410])
  expect(answers.find((answer) => answer.statusCode === 200)?.json()).toEqual({ password_changed: true })
  expect((await me(token)).statusCode).toBe(401)
  expect((await lastFact('session.revoked'))['account_id']).toBe(user.id)
  const signedIn = await login('eve@example.com', other, '198.51.100.7')
  expect([signedIn.statusCode, signedIn.json().user.email_verified]).toEqual([200, true])
})

it('answers a forgotten password alike for an address without an account, and mails nothing', async () => {
  const known = await post('forgot-password', { email: 'ada@example.com' })
  const unknown = await post('forgot-password', { email: 'nobody@example.com' })
  expect([unknown.statusCode, unknown.body]).toEqual([202, known.body])
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers))
  expect(await forgot('nobody@example.com')).toEqual({ email: null, url: null, expires_at: null })
})

it('puts neither address nor link into the fact', async () => {
  const facts = await outbox('password.reset-requested')
  for (const { envelope } of facts) {
    expect(envelope).toSatisfy(passwordResetRequested.is)
    expect(Object.keys(envelope.data as object)).toEqual(['reset_id'])
  }
})

it('mails one mailbox a few times an hour, without saying so', async () => {
  await register('often@example.com')
  const before = (await outbox('password.reset-requested')).length
  const answers = []
  for (let n = 0; n < 8; n++) answers.push((await post('forgot-password', { email: 'often@example.com' })).statusCode)
  expect(answers.every((code) => code === 202)).toBe(true)
  expect((await outbox('password.reset-requested')).length - before).toBe(5)
})

it('refuses a client that asks for many mailboxes', async () => {
  const limited = await startAuth({ FORGOT_LIMIT_PER_HOUR: 2 })
  const ask = (n: number) => limited.post('forgot-password', { email: `n${n}@example.com` })
  expect([(await ask(1)).statusCode, (await ask(2)).statusCode, (await ask(3)).statusCode]).toEqual([202, 202, 429])
})

it.each([{}, { email: 'ada@localhost' }, { email: ['ada@example.com'] }, { email: 'ada@example.com', url: 'x' }])(
  'refuses %j for a forgotten password',
  async (body) => expect((await post('forgot-password', body)).statusCode).toBe(422)
)

it('refuses a link after an hour, a made-up one, one of another kind, and one that a change overtook', async () => {
  const { user } = (await register('late@example.com')).json()
  const reset = (token: string) => post('reset-password', { token, password: other })
  const late = await forgot('late@example.com')
  clock.ms += 3_600_000 + 1000
  const answer = await reset(tokenIn(late))
  expect([answer.statusCode, answer.json().code]).toEqual([410, 'link-expired'])
  expect((await reset('A'.repeat(43))).statusCode).toBe(410)
  expect((await reset('short')).statusCode).toBe(422)
  const verification = await notifications.ask(verificationLinkCall, { params: { id: user.id } })
  expect((await reset(tokenIn(verification))).statusCode).toBe(410)
  const overtaken = await forgot('late@example.com')
  const { token } = (await login('late@example.com')).json()
  await change(token, { current: password, password: 'nine small red kites' })
  expect((await reset(tokenIn(overtaken))).statusCode).toBe(410)
})

it('makes reset links for notifications alone, within a day', async () => {
  const params = { id: '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11' }
  const url = `/internal/password-resets/${params.id}/link`
  const documents = internalClient({ from: 'documents', to: 'auth', baseUrl, secret })
  await expect(documents.ask(resetLinkCall, { params })).rejects.toMatchObject({ status: 401 })
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(401)
  expect(await notifications.ask(resetLinkCall, { params })).toEqual({ email: null, url: null, expires_at: null })
  await expect(notifications.ask(resetLinkCall, { params: { id: '1' } })).rejects.toMatchObject({ status: 404 })
  await post('forgot-password', { email: 'bob@example.com' })
  const { reset_id } = await lastFact('password.reset-requested')
  clock.ms += 25 * 3_600_000
  expect(await notifications.ask(resetLinkCall, { params: { id: String(reset_id) } })).toMatchObject({ url: null })
})
