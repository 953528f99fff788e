import { expect, it } from 'vitest'
import { startAuth } from './support.ts'

const { app, as, lastFact, login, me, outbox, register, clock } = await startAuth()
const signIn = async (email: string, from?: string) => (await login(email, undefined, from)).json().token as string

it('lists where an account is signed in, newest first, and marks this one', async () => {
  const first = (await register('ada@example.com')).json().token
  const second = await signIn('ada@example.com', '198.51.100.8')
  await register('bob@example.com')
  const answer = await as(first).get('sessions')
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers.link]).toEqual([
    200,
    'no-store',
    undefined
  ])
  expect(answer.json()).toEqual([
    expect.objectContaining({ address: '198.51.100.8', current: false }),
    expect.objectContaining({ address: '203.0.113.1', current: true, user_agent: 'lightMyRequest' })
  ])
  expect((await as(second).get('sessions')).json().map((one: { current: boolean }) => one.current)).toEqual([
    true,
    false
  ])
})

it('pages through them by the Link header', async () => {
  const token = (await register('many@example.com')).json().token
  for (let n = 0; n < 4; n++) await signIn('many@example.com')
  const seen: string[] = []
  let url = '/api/auth/sessions?limit=2'
  while (url !== '') {
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    seen.push(...answer.json().map((one: { id: string }) => one.id))
    url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1] ?? ''
  }
  expect([seen.length, new Set(seen).size]).toEqual([5, 5])
  for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'limit=1&limit=2']) {
    expect((await as(token).get(`sessions?${query}`)).statusCode).toBe(422)
  }
})

it('ends one session of the account, and no other', async () => {
  const mine = (await register('one@example.com')).json().token
  const lost = await signIn('one@example.com')
  const [{ id }] = (await as(mine).get('sessions')).json()
  expect((await as(mine).delete(`sessions/${id}`)).statusCode).toBe(204)
  expect([(await me(lost)).statusCode, (await me(mine)).statusCode]).toEqual([401, 200])
  expect((await as(mine).get('sessions')).json()).toHaveLength(1)
  expect((await as(mine).delete(`sessions/${id}`)).statusCode).toBe(404)
  expect(await lastFact('session.revoked')).toMatchObject({ session_ids: [id] })
})

it("answers 404 for a stranger's session, which goes on, and for what is no id", async () => {
  const stranger = (await register('stranger@example.com')).json().token
  const mine = (await register('mine@example.com')).json().token
  const [{ id }] = (await as(stranger).get('sessions')).json()
  expect((await as(mine).delete(`sessions/${id}`)).statusCode).toBe(404)
  expect((await as(mine).delete('sessions/1')).statusCode).toBe(404)
  expect((await me(stranger)).statusCode).toBe(200)
})

it('signs out everywhere, with one fact', async () => {
  const first = (await register('all@example.com')).json().token
  const second = await signIn('all@example.com')
  const bystander = await signIn('ada@example.com')
  const before = (await outbox('session.revoked')).length
  expect((await as(first).post('logout-all')).statusCode).toBe(204)
  expect([(await me(first)).statusCode, (await me(second)).statusCode]).toEqual([401, 401])
  expect((await me(bystander)).statusCode).toBe(200)
  expect((await outbox('session.revoked')).length - before).toBe(1)
  expect((await lastFact('session.revoked'))['session_ids']).toHaveLength(2)
})

it('does not list what has expired', async () => {
  await register('old@example.com')
  clock.ms += 13 * 3_600_000
  const token = await signIn('old@example.com')
  expect((await as(token).get('sessions')).json()).toHaveLength(1)
  clock.ms -= 13 * 3_600_000
})

it('asks for a token', async () => {
  const id = '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11'
  const answers = await Promise.all([
    app.inject({ url: '/api/auth/sessions' }),
    app.inject({ method: 'DELETE', url: `/api/auth/sessions/${id}` }),
    app.inject({ method: 'POST', url: '/api/auth/logout-all' })
  ])
  expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401])
})
