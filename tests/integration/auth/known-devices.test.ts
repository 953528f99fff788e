import { randomBytes } from 'node:crypto'
import { internalClient } from '@formwright/kit/identity/internal'
import { resetLinkCall } from '@formwright/proto-events/calls/auth'
import { expect, it } from 'vitest'
import { password, secret, startAuth } from './support.ts'

const { app, as, clock, db, lastFact, login, post, register } = await startAuth({
  LOGIN_FREE_ATTEMPTS_PER_ADDRESS: 1_000
})
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
const WRONG = 'not the right password'
const HOME = '203.0.113.1'
const newDevice = () => randomBytes(16).toString('base64url')
const wait = (seconds: number) => (clock.ms += seconds * 1000)
const signIn = (email: string, device: string, { guess = password, from = '198.51.100.200' } = {}) =>
  post('login', { email, password: guess, device }, from)

/** A stranger who tries as soon as he may, for hours. */
async function pacedGuesses(email: string, from: string, rounds: number) {
  for (let round = 0; round < rounds; round++) {
    const answer = await login(email, WRONG, from)
    if (answer.statusCode === 429) wait(Number(answer.headers['retry-after']))
  }
}

it('gives a browser that has signed in before a try at once, whoever guesses, also at its own address', async () => {
  const device = newDevice()
  await register('ada@example.com', { device })
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3', HOME]) await pacedGuesses('ada@example.com', from, 14)
  await login('ada@example.com', WRONG, HOME)
  expect((await login('ada@example.com', password, HOME)).statusCode).toBe(429)
  expect((await signIn('ada@example.com', device, { from: HOME })).statusCode).toBe(200)
  expect((await signIn('ada@example.com', device, { from: '198.51.100.7' })).statusCode).toBe(200)
})

it('lets one who paces guesses wait minutes himself, and an owner on a new browser elsewhere not', async () => {
  await register('bob@example.com')
  await pacedGuesses('bob@example.com', '192.0.2.10', 34)
  await login('bob@example.com', WRONG, '192.0.2.10')
  const stranger = await login('bob@example.com', WRONG, '192.0.2.10')
  expect([stranger.statusCode, Number(stranger.headers['retry-after'])]).toEqual([429, 300])
  wait(15)
  expect((await login('bob@example.com', WRONG, '192.0.2.10')).statusCode).toBe(429)
  expect((await login('bob@example.com', password, '198.51.100.9')).statusCode).toBe(200)
})

it('slows guesses from many addresses for hours, by seconds each', async () => {
  await register('eve@example.com')
  for (let n = 0; n < 60; n++) await pacedGuesses('eve@example.com', `192.0.2.${20 + n}`, 1)
  await login('eve@example.com', WRONG, '192.0.2.90')
  const answer = await login('eve@example.com', password, '198.51.100.10')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '15'])
  wait(15)
  expect((await login('eve@example.com', password, '198.51.100.10')).statusCode).toBe(200)
})

it('bounds the guesses of a known device by its own count', async () => {
  const device = newDevice()
  await register('thief@example.com', { device })
  const answers = []
  for (let n = 0; n < 7; n++) {
    const guess = { guess: WRONG, from: `192.0.2.${100 + n}` }
    answers.push((await signIn('thief@example.com', device, guess)).statusCode)
  }
  expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429])
})

it('knows a device for the accounts it has signed in to alone, and keeps no secret of it', async () => {
  const device = newDevice()
  await register('first@example.com', { device })
  await register('second@example.com')
  await pacedGuesses('second@example.com', HOME, 8)
  await login('second@example.com', WRONG, HOME)
  expect((await signIn('second@example.com', device, { from: HOME })).statusCode).toBe(429)
  expect(JSON.stringify(await db.selectFrom('known_devices').selectAll().execute())).not.toContain(device)
})

it('makes the browser known that opens the link of a forgotten password, and forgets all others', async () => {
  const [old, fresh] = [newDevice(), newDevice()]
  await register('lost@example.com', { device: old })
  await post('forgot-password', { email: 'lost@example.com' })
  const { reset_id } = await lastFact('password.reset-requested')
  const notifications = internalClient({ from: 'notifications', to: 'auth', baseUrl, secret })
  const { url } = await notifications.ask(resetLinkCall, { params: { id: String(reset_id) } })
  const token = new URL(url ?? '').searchParams.get('token')
  const next = 'seven loud yellow umbrellas'
  expect((await post('reset-password', { token, password: next, device: fresh })).statusCode).toBe(200)
  for (const from of ['192.0.2.150', '192.0.2.151', HOME]) await pacedGuesses('lost@example.com', from, 8)
  await login('lost@example.com', WRONG, HOME)
  expect((await signIn('lost@example.com', old, { guess: next, from: HOME })).statusCode).toBe(429)
  expect((await signIn('lost@example.com', fresh, { guess: next, from: HOME })).statusCode).toBe(200)
})

it('forgets all other devices when the password is changed', async () => {
  const [old, own] = [newDevice(), newDevice()]
  const { token } = (await register('careful@example.com', { device: old })).json()
  const change = { current: password, password: 'nine small red kites', device: own }
  expect((await as(token).post('change-password', change)).statusCode).toBe(200)
  const known = await db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .select('device_hash')
    .where('email', '=', 'careful@example.com')
    .execute()
  expect(known).toHaveLength(1)
  await pacedGuesses('careful@example.com', HOME, 8)
  await login('careful@example.com', WRONG, HOME)
  expect((await signIn('careful@example.com', own, { guess: change.password, from: HOME })).statusCode).toBe(200)
})

it('lets nobody keep an owner from changing the password by guesses at the sign-in', async () => {
  const { token } = (await register('change@example.com')).json()
  await pacedGuesses('change@example.com', HOME, 12)
  await login('change@example.com', WRONG, HOME)
  expect((await login('change@example.com', password, HOME)).statusCode).toBe(429)
  const body = { current: password, password: 'two tall green doors' }
  expect((await as(token).post('change-password', body, HOME)).statusCode).toBe(200)
})

it.each(['', 'short', 'x'.repeat(65), 'with a space in the middle!', 42])(
  'takes no %j for a device',
  async (device) => {
    const answer = await post('login', { email: 'ada@example.com', password, device })
    expect(answer.statusCode).toBe(device === '' ? 200 : 422)
  }
)
