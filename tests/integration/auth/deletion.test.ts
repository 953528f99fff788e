import { ERASED_ADDRESS, hashOfAddress } from '@formwright/kit/facts/erasure'
import { accountDeleted } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { password, startAuth } from './support.ts'

const { app, as, clock, db, lastFact, login, me, outbox, post, register } = await startAuth({ LOGIN_FREE_ATTEMPTS: 3 })
const verify = (email: string) =>
  db.updateTable('accounts').set({ email_verified_at: new Date() }).where('email', '=', email).execute()
const startTrial = (user_email: string) =>
  app.inject({ method: 'POST', url: '/api/enterprise/start-trial', body: { company_name: 'Acme', user_email } })

/** All that auth keeps, as text. */
async function everything(): Promise<string> {
  const tables = [
    'accounts',
    'sessions',
    'mailed_tokens',
    'password_resets',
    'trials',
    'outbox',
    'dead_letters'
  ] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

it('deletes the account, ends its sessions and tells the fact, with nothing of the person in it', async () => {
  const { token, user } = (await register('ada@acme.example', { first_name: 'Adalbertina' })).json()
  const other = (await login('ada@acme.example')).json().token
  await verify('ada@acme.example')
  await startTrial('ada@acme.example')
  await post('forgot-password', { email: 'ada@acme.example' })
  await db
    .insertInto('dead_letters')
    .values({
      consumer: 'auth-any',
      event_id: null,
      subject: 'ev.user.registered',
      payload: JSON.stringify({ data: { account_id: user.id, email: 'ada@acme.example', first_name: 'Adal"bertina' } }),
      error: 'gave up',
      deliveries: 10
    })
    .execute()

  const answer = await as(token).delete('me', { password })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect([(await me(token)).statusCode, (await me(other)).statusCode]).toEqual([401, 401])
  expect((await login('ada@acme.example')).statusCode).toBe(401)
  expect(await lastFact('account.deleted')).toEqual({
    account_id: user.id,
    email_verified: true,
    address_hash: hashOfAddress('ada@acme.example')
  })
  const [fact] = await outbox('account.deleted')
  expect(fact?.envelope).toSatisfy(accountDeleted.is)
  expect(fact?.settle_key).toBe(user.id)
  expect((await lastFact('session.revoked'))['session_ids']).toHaveLength(2)

  const left = await everything()
  expect(left).not.toMatch(/ada@acme|Adalbertina|Adal\\|Núñez/)
  expect(await lastFact('user.registered')).toMatchObject({ email: ERASED_ADDRESS, first_name: '' })
  const [trial] = await db.selectFrom('trials').selectAll().execute()
  expect(trial).toMatchObject({ domain: 'acme.example', email: ERASED_ADDRESS })
})

it('lets the address be registered anew', async () => {
  expect((await register('ada@acme.example')).statusCode).toBe(201)
})

it("leaves a trial under an address that was never verified: it may be a stranger's", async () => {
  const { token } = (await register('owner@firm.example')).json()
  await startTrial('owner@firm.example')
  expect((await as(token).delete('me', { password })).statusCode).toBe(204)
  expect(await lastFact('account.deleted')).toEqual({ account_id: expect.any(String), email_verified: false })
  const trial = await db.selectFrom('trials').selectAll().where('domain', '=', 'firm.example').executeTakeFirst()
  expect(trial?.email).toBe('owner@firm.example')
})

it('asks for a token and the password, and slows guesses', async () => {
  const { token } = (await register('bob@example.com')).json()
  expect((await app.inject({ method: 'DELETE', url: '/api/auth/me', body: { password } })).statusCode).toBe(401)
  expect((await as(token).delete('me', {})).statusCode).toBe(422)
  expect((await as(token).delete('me', { password, all: true })).statusCode).toBe(422)
  const wrong = await as(token).delete('me', { password: 'not the right password' })
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    422,
    { code: 'wrong-password', errors: [{ field: 'password' }] }
  ])
  await as(token).delete('me', { password: 'not the right password' })
  await as(token).delete('me', { password: 'not the right password' })
  expect((await as(token).delete('me', { password })).statusCode).toBe(429)
  expect((await me(token)).statusCode).toBe(200)
  clock.ms += 60_000
  expect((await as(token).delete('me', { password })).statusCode).toBe(204)
})

it('deletes once when asked twice at once, while others sign in', async () => {
  const { token } = (await register('twice@example.com')).json()
  const answers = await Promise.all([
    as(token).delete('me', { password }),
    as(token).delete('me', { password }),
    login('twice@example.com', password, '198.51.100.20'),
    login('twice@example.com', password, '198.51.100.21')
  ])
  const codes = answers.map((answer) => answer.statusCode)
  expect(codes.slice(0, 2).sort()).toEqual([204, expect.toSatisfy((code) => code === 401 || code === 409)])
  expect(codes.slice(2).every((code) => code === 200 || code === 401)).toBe(true)
  const facts = (await outbox('account.deleted')).map(({ envelope }) => envelope.data as { account_id: string })
  expect(new Set(facts.map((data) => data.account_id)).size).toBe(facts.length)
  for (const answer of answers.slice(2)) {
    if (answer.statusCode === 200) expect((await me(answer.json().token)).statusCode).toBe(401)
  }
})
