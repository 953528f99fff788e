import { expect, it } from 'vitest'
import { password, startAuth } from './support.ts'

const { app, clock, db, login, register } = await startAuth({ LOGIN_FREE_ATTEMPTS_PER_ADDRESS: 12 })
const wait = (seconds: number) => (clock.ms += seconds * 1000)
const status = async (answer: ReturnType<typeof login>) => (await answer).statusCode
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
const WRONG = 'not the right password'

await register('ada@example.com')
await register('bob@example.com')

it('answers the token and the user', async () => {
  const answer = await login('ADA@example.com')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    token: expect.any(String),
    user: expect.objectContaining({ email: 'ada@example.com' })
  })
})

it('answers a wrong password and an unknown account alike', async () => {
  const wrong = await login('ada@example.com', WRONG, '198.51.100.1')
  const unknown = await login('nobody@example.com', WRONG, '198.51.100.2')
  expect([wrong.statusCode, wrong.json()]).toEqual([
    401,
    { detail: 'Invalid email or password', code: 'invalid-credentials' }
  ])
  expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
})

it('takes as long for an unknown account as for a wrong password', async () => {
  const timed = async (email: string, from: string) => {
    const started = performance.now()
    await login(email, WRONG, from)
    return performance.now() - started
  }
  const [wrong, unknown]: [number[], number[]] = [[], []]
  for (let round = 0; round < 11; round++) {
    wait(3_700)
    wrong.push(await timed('bob@example.com', '198.51.100.3'))
    unknown.push(await timed(`nobody${round}@example.com`, '198.51.100.4'))
  }
  const ratio = median(unknown) / median(wrong)
  // Without the stand-in hash it is below 0.2.
  expect(ratio).toBeGreaterThan(0.7)
  expect(ratio).toBeLessThan(1.4)
})

it('makes an account wait longer each time, tells how long, and never locks it', async () => {
  await register('slow@example.com')
  const guess = () => login('slow@example.com', WRONG, '198.51.100.9')
  for (let attempt = 1; attempt <= 5; attempt++) expect(await status(guess())).toBe(401)
  const waits: number[] = []
  for (let round = 0; round < 4; round++) {
    const refused = await guess()
    expect(refused.statusCode).toBe(429)
    waits.push(Number(refused.headers['retry-after']))
    wait(waits.at(-1) ?? 0)
    expect(await status(guess())).toBe(401)
  }
  expect(waits).toEqual([1, 2, 4, 8])
  expect(await status(login('slow@example.com', password, '198.51.100.9'))).toBe(429)
  wait(16)
  expect(await status(login('slow@example.com', password, '198.51.100.9'))).toBe(200)
  expect(await status(guess())).toBe(401)
})

it('slows guesses that come from many addresses, for unknown accounts too, and nobody else', async () => {
  for (const email of ['ada@example.com', 'ghost@example.com']) {
    const answers = []
    for (let n = 0; n < 20; n++) answers.push(await status(login(email, WRONG, `192.0.2.${n}`)))
    expect(answers.filter((code) => code === 429).length).toBeGreaterThanOrEqual(14)
  }
  expect(await status(login('bob@example.com', password, '192.0.2.200'))).toBe(200)
})

it('lets the owner in from an address of his while strangers guess', async () => {
  for (let n = 0; n < 8; n++) await login('ada@example.com', WRONG, '192.0.2.77')
  expect(await status(login('ada@example.com', password, '192.0.2.78'))).toBe(429)
  expect(await status(login('ada@example.com', password))).toBe(200)
})

it('slows an address that tries many accounts', async () => {
  const answers = []
  for (let n = 0; n < 15; n++) answers.push(await status(login(`victim${n}@example.com`, WRONG, '192.0.2.99')))
  expect(answers.slice(0, 12).every((code) => code === 401)).toBe(true)
  expect(answers.slice(12)).toEqual([429, 429, 429])
})

it('counts guesses made at the same moment one after the other', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => status(login('parallel@example.com', WRONG, `192.0.2.${100 + n}`)))
  )
  expect(answers.filter((code) => code === 401)).toHaveLength(5)
})

it('makes nobody wait for a request of the same address that came a moment later and was counted first', async () => {
  expect(await status(login('later@example.com', WRONG, '192.0.2.150'))).toBe(401)
  wait(-0.005)
  expect(await status(login('bob@example.com', password, '192.0.2.150'))).toBe(200)
})

it('raises the cost of an old hash at the next sign-in', async () => {
  const { hashPassword } = await import('@formwright/auth/domain/password/password-hash')
  const old = await hashPassword(password, { memory: 8192, passes: 1, parallelism: 1 })
  await db.updateTable('accounts').set({ password_hash: old }).where('email', '=', 'bob@example.com').execute()
  expect(await status(login('bob@example.com'))).toBe(200)
  const row = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', 'bob@example.com')
    .executeTakeFirst()
  expect(row?.password_hash).toContain('m=19456,t=2')
  expect(await status(login('bob@example.com'))).toBe(200)
})

it('believes the client address only of a neighbour', async () => {
  const from = (remoteAddress: string, n: number) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      body: { email: `spoof${n}@example.com`, password: WRONG },
      remoteAddress,
      headers: { 'x-forwarded-for': `10.1.1.${n}` }
    })
  let last = 0
  for (let n = 0; n < 14; n++) last = (await from('198.51.100.50', n)).statusCode
  expect(last).toBe(429)
})
