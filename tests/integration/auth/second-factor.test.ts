import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { codeAt } from '../../support/authenticator.ts'
import { keptLog } from '../../support/log-lines.ts'
import { password, startAuth } from './support.ts'

const kept = keptLog()
const { as, clock, db, login, me, post, register, staff } = await startAuth({}, kept.log)
const wait = (seconds: number) => (clock.ms += seconds * 1000)
const code = (secret: string, steps = 0) => codeAt(secret, clock.ms + steps * 30_000)
const wrong = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find((guess) => ![-1, 0, 1].some((step) => code(secret, step) === guess)) ??
  ''
const signIn = (email: string, more: object, from = '203.0.113.1') => post('login', { email, password, ...more }, from)
const outcome = (answer: { statusCode: number; json: () => { code?: string } }) =>
  answer.statusCode < 300 ? answer.statusCode : `${answer.statusCode} ${answer.json().code}`

/** An admin with two-step sign-in on, who has used no code of the present step. */
async function enrolled(email: string) {
  const { token, user } = await staff(email)
  const { secret, uri } = (await as(token).post('second-factor', { password })).json()
  const answer = await as(token).post('second-factor/confirm', { totp: code(secret) })
  wait(60)
  return { token, user, secret: secret as string, uri: uri as string, codes: answer.json().recovery_codes as string[] }
}

it('asks nobody for a code before the app has shown that it knows the secret', async () => {
  const { token } = await staff('slow@example.com')
  const answer = await as(token).post('second-factor', { password })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store'])
  const { secret, uri } = answer.json()
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(outcome(await login('slow@example.com'))).toBe(200)
  expect(outcome(await as(token).post('second-factor/confirm', { totp: wrong(secret) }))).toBe('422 totp-invalid')
  expect((await as(token).get('second-factor')).json()).toEqual({
    enabled: false,
    enabled_at: null,
    recovery_codes_left: 0,
    required: false
  })
})

it('turns on with the first code, shows ten recovery codes once, and ends the sessions opened without a code', async () => {
  const { token } = await staff('boss@example.com')
  const other = (await login('boss@example.com')).json().token
  const { secret } = (await as(token).post('second-factor', { password })).json()
  const answer = await as(token).post('second-factor/confirm', { totp: code(secret) })
  expect(new Set(answer.json().recovery_codes).size).toBe(10)
  expect([(await me(token)).statusCode, (await me(other)).statusCode]).toEqual([200, 401])
  expect((await as(token).get('second-factor')).json()).toMatchObject({ enabled: true, recovery_codes_left: 10 })
  expect(outcome(await as(token).post('second-factor', { password }))).toBe('409 already-enrolled')
  const stored = JSON.stringify([
    await db.selectFrom('second_factors').selectAll().execute(),
    await db.selectFrom('recovery_codes').selectAll().execute()
  ])
  for (const hidden of [secret, ...answer.json().recovery_codes]) expect(stored).not.toContain(hidden)
  const [row] = await db.selectFrom('audit_log').selectAll().where('action', '=', 'second-factor.enabled').execute()
  expect(row).toMatchObject({ email: 'boss@example.com' })
})

it('signs in with password and code, each code once, also the one of the step before', async () => {
  const { secret } = await enrolled('once@example.com')
  expect(outcome(await login('once@example.com'))).toBe('401 totp-required')
  expect(outcome(await signIn('once@example.com', { totp: wrong(secret) }))).toBe('401 totp-invalid')
  const totp = code(secret)
  const answers = await Promise.all([1, 2, 3].map(() => signIn('once@example.com', { totp })))
  expect(answers.map(outcome).sort()).toEqual([200, '401 totp-invalid', '401 totp-invalid'])
  expect(outcome(await signIn('once@example.com', { totp: code(secret, -1) }))).toBe('401 totp-invalid')
  wait(60)
  expect(outcome(await signIn('once@example.com', { totp: code(secret, -1) }))).toBe(200)
  expect(outcome(await signIn('once@example.com', { totp: code(secret, -2) }))).toBe('401 totp-invalid')
  expect(outcome(await signIn('once@example.com', { totp: code(secret, 2) }))).toBe('401 totp-invalid')
})

it('tells nobody with a wrong password that there is a second factor', async () => {
  const { secret } = await enrolled('hidden@example.com')
  const guess = { password: 'not the right password', totp: code(secret) }
  expect(outcome(await signIn('hidden@example.com', guess, '198.51.100.1'))).toBe('401 invalid-credentials')
})

it('takes each recovery code once, however it is typed', async () => {
  const { codes, token } = await enrolled('lost@example.com')
  const [first = '', second = ''] = codes
  expect(outcome(await signIn('lost@example.com', { recovery_code: first.toUpperCase().replaceAll('-', ' ') }))).toBe(
    200
  )
  expect(outcome(await signIn('lost@example.com', { recovery_code: first }))).toBe('401 totp-invalid')
  expect(outcome(await signIn('lost@example.com', { recovery_code: second }))).toBe(200)
  expect((await as(token).get('second-factor')).json().recovery_codes_left).toBe(8)
})

it('makes guesses wait longer each time, whichever kind of code and from wherever, and keeps a known device apart', async () => {
  const { secret } = await enrolled('guessed@example.com')
  const device = randomBytes(16).toString('base64url')
  expect(outcome(await signIn('guessed@example.com', { totp: code(secret), device }))).toBe(200)
  wait(60)
  const guess = (n: number) => (n % 2 ? { totp: wrong(secret) } : { recovery_code: '00000-00000-00000-00000' })
  const answers = []
  for (let n = 0; n < 7; n++) answers.push(await signIn('guessed@example.com', guess(n), `198.51.100.${n}`))
  expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401, 401, 401, 429, 429])
  const waits = []
  for (let round = 0; round < 4; round++) {
    const refused = await signIn('guessed@example.com', guess(round), `198.51.100.${20 + round}`)
    waits.push(Number(refused.headers['retry-after']))
    wait(waits.at(-1) ?? 0)
    await signIn('guessed@example.com', guess(round), `198.51.100.${40 + round}`)
  }
  expect(waits).toEqual([1, 2, 4, 8])
  expect((await signIn('guessed@example.com', { totp: code(secret) }, '198.51.100.60')).statusCode).toBe(429)
  expect(outcome(await signIn('guessed@example.com', { totp: code(secret), device }, '198.51.100.61'))).toBe(200)
})

it('turns off, and renews its recovery codes, for password and code alone', async () => {
  const { token, secret, codes } = await enrolled('off@example.com')
  const renew = (body: object) => as(token).post('second-factor/recovery-codes', body)
  expect(outcome(await renew({ password }))).toBe('422 totp-required')
  expect(outcome(await renew({ password: 'not the right password', totp: code(secret) }))).toBe('422 wrong-password')
  expect(outcome(await renew({ password, totp: wrong(secret) }))).toBe('422 totp-invalid')
  const fresh = (await renew({ password, totp: code(secret) })).json().recovery_codes as string[]
  expect(fresh.filter((each) => codes.includes(each))).toEqual([])
  expect(outcome(await signIn('off@example.com', { recovery_code: codes[0] }))).toBe('401 totp-invalid')
  expect(outcome(await as(token).delete('second-factor', { password, recovery_code: fresh[0] }))).toBe(204)
  expect(outcome(await login('off@example.com'))).toBe(200)
  expect(outcome(await as(token).delete('second-factor', { password, totp: code(secret) }))).toBe('409 not-enrolled')
})

it('keeps the second factor when the password is forgotten', async () => {
  const { user } = await enrolled('forgot@example.com')
  await db
    .updateTable('sessions')
    .set({ revoked_at: new Date(clock.ms) })
    .where('account_id', '=', user.id)
    .execute()
  expect(outcome(await login('forgot@example.com'))).toBe('401 totp-required')
})

it('is for staff', async () => {
  const { token } = (await register('customer@example.com')).json()
  expect(outcome(await as(token).post('second-factor', { password }))).toBe('403 forbidden')
  expect(outcome(await post('second-factor', { password }))).toBe('401 unauthorized')
})

it('tells the operator of refused codes and of changes', async () => {
  const { secret, user } = await enrolled('watched@example.com')
  kept.security()
  await signIn('watched@example.com', {})
  await signIn('watched@example.com', { totp: wrong(secret) })
  await signIn('watched@example.com', { totp: code(secret) })
  expect(kept.security().map(({ security, account }) => [security, account])).toEqual([
    ['second-factor-failed', user.id],
    ['signed-in', user.id]
  ])
  expect(kept.text()).toContain('"change":"enabled"')
  expect(kept.text()).not.toContain(secret)
})

it('opens the pages of staff, where it is required, only once it is set up', async () => {
  const strict = await startAuth({ STAFF_TOTP: 'required' })
  const { token } = await strict.staff('new@example.com')
  const trials = () =>
    strict.app.inject({ url: '/api/admin/trials', headers: { authorization: `Bearer ${token}` } }).then(outcome)
  expect(await trials()).toBe('403 totp-enrolment-required')
  expect((await strict.as(token).get('second-factor')).json()).toMatchObject({ enabled: false, required: true })
  const { secret } = (await strict.as(token).post('second-factor', { password })).json()
  await strict.as(token).post('second-factor/confirm', { totp: codeAt(secret, strict.clock.ms) })
  expect(await trials()).toBe(200)
  const customer = (await strict.register('customer@example.com')).json().token
  expect(outcome(await strict.me(customer))).toBe(200)
})

it.each([{ totp: '12345' }, { totp: '1234567' }, { totp: 123456 }, { recovery_code: 'x' }, { code: '123456' }])(
  'refuses %j in a sign-in',
  async (more) => expect((await signIn('once@example.com', more)).statusCode).toBe(422)
)

it('holds a spoilt secret for a fault of ours and lets nobody in', async () => {
  const { secret, user } = await enrolled('spoilt@example.com')
  const { user: other } = await enrolled('other@example.com')
  const { sealed_secret } = await db
    .selectFrom('second_factors')
    .select('sealed_secret')
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow()
  await db.updateTable('second_factors').set({ sealed_secret }).where('account_id', '=', other.id).execute()
  expect((await signIn('other@example.com', { totp: code(secret) })).statusCode).toBe(500)
})
