import { expect, it } from 'vitest'
import { password, startAuth } from './support.ts'

const { db, register, login, me, outbox, post } = await startAuth()

it('opens an account, signs in and tells the fact once', async () => {
  const answer = await register('Ada@Example.com', { first_name: '  Ada ' })
  expect(answer.statusCode).toBe(201)
  const { token, user } = answer.json()
  expect(user).toEqual({
    id: expect.any(String),
    email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'Núñez',
    role: 'customer',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    email_verified: false
  })
  expect((await me(token)).json()).toEqual(user)
  expect((await outbox('user.registered')).map((row) => row.envelope.data)).toEqual([
    { account_id: user.id, email: 'ada@example.com', first_name: 'Ada' }
  ])
})

it('stores an argon2id hash and never the password', async () => {
  const account = await db.selectFrom('accounts').selectAll().where('email', '=', 'ada@example.com').executeTakeFirst()
  expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(account)).not.toContain(password)
})

it('answers 409 for a known address, however it is written', async () => {
  const answer = await register('ADA@example.COM')
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'email-taken', detail: expect.stringContaining('already exists') })
})

it('gives an address to one of many who ask for it at once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => register('race@example.com')))
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
})

it.each([
  ['a role', { role: 'admin' }, 'role'],
  ['an account id', { id: '1' }, 'id'],
  ['a verified address', { email_verified: true }, 'email_verified'],
  ['an address without a domain', { email: 'ada@localhost' }, 'email'],
  ['two addresses', { email: 'ada@example.com,bob@example.com' }, 'email'],
  ['a short password', { password: 'short' }, 'password'],
  ['a common password', { password: 'Password123!' }, 'password'],
  ['an endless password', { password: 'long '.repeat(200) }, 'password'],
  ['a name longer than its field', { first_name: 'n'.repeat(101) }, 'first_name'],
  ['a blank name', { first_name: '   ' }, 'first_name'],
  ['a name with an address to click on', { first_name: 'https://evil.example' }, 'first_name'],
  ['a number for a name', { last_name: 7 }, 'last_name']
])('refuses %s and names the field', async (_what, more, field) => {
  const answer = await register('new@example.com', more)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toContainEqual(expect.objectContaining({ field }))
})

it('takes a name as long as the field of the page lets it be', async () => {
  const answer = await register('longname@example.com', { first_name: 'n'.repeat(100), last_name: 'é'.repeat(100) })
  expect(answer.statusCode).toBe(201)
})

it('accepts a long password of any characters and tells it from its beginning', async () => {
  const long = 'ぱすわーど 🙂 '.repeat(12).slice(0, 100)
  expect((await register('long@example.com', { password: long })).statusCode).toBe(201)
  expect((await login('long@example.com', long.slice(0, 72))).statusCode).toBe(401)
  expect((await login('long@example.com', long)).statusCode).toBe(200)
})

it('refuses what is no text with 400', async () => {
  const answer = await register('nul@example.com', { last_name: 'N\u0000l' })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-text'])
})

it('limits how many accounts one address opens', async () => {
  const limited = await startAuth({ REGISTER_LIMIT_PER_HOUR: 1 })
  expect((await limited.register('one@example.com')).statusCode).toBe(201)
  const second = await limited.register('two@example.com')
  expect(second.statusCode).toBe(429)
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(60)
})

it('answers 422 to an empty body of a sign-in', async () => expect((await post('login', {})).statusCode).toBe(422))
