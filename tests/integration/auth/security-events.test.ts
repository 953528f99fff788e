import { expect, it } from 'vitest'
import { keptLog } from '../../support/log-lines.ts'
import { password, startAuth } from './support.ts'

const kept = keptLog()
const { app, as, login, me, post, register, staff } = await startAuth({ LOGIN_FREE_ATTEMPTS: 2 }, kept.log)
const WRONG = 'not the right password'
const events = () => kept.security().map(({ security, account }) => (account ? [security, account] : [security]))
const { token, user } = (await register('ada@example.com')).json()

it('tells of sign-ins that worked, failed and were slowed, by the account and nothing else', async () => {
  events()
  const { id } = (await login('ada@example.com')).json().user
  await login('ada@example.com', WRONG, '198.51.100.1')
  await login('ada@example.com', WRONG, '198.51.100.1')
  await login('ada@example.com', WRONG, '198.51.100.1')
  await login('nobody@example.com', WRONG, '198.51.100.2')
  expect(events()).toEqual([
    ['signed-in', id],
    ['sign-in-failed', id],
    ['sign-in-failed', id],
    ['sign-in-slowed'],
    ['sign-in-failed']
  ])
})

it('gives each line the id of its request', async () => {
  const answer = await login('ada@example.com')
  expect(kept.security()).toEqual([
    expect.objectContaining({ security: 'signed-in', id: answer.headers['x-request-id'] })
  ])
})

it('tells of refused tokens, roles and callers', async () => {
  events()
  await me('nonsense')
  await as(token).get('../admin/trials')
  await app.inject({ url: '/internal/sessions/x/standing' })
  await app.inject({ url: '/internal/sessions/x/standing', headers: { 'x-internal-token': 'made up' } })
  expect(events()).toEqual([['token-refused'], ['role-refused', user.id], ['caller-refused'], ['caller-refused']])
})

it('tells of passwords that were refused, forgotten and changed', async () => {
  const { token: own, user: bob } = (await register('bob@example.com')).json()
  events()
  const change = (current: string) =>
    as(own).post('change-password', { current, password: 'seven loud yellow umbrellas' })
  await change(WRONG)
  await change(password)
  await post('forgot-password', { email: 'bob@example.com' })
  expect(events()).toEqual([['password-refused', bob.id], ['password-changed', bob.id], ['password-reset-requested']])
})

it('logs no address, e-mail, password or token, and counts each event for the operator', async () => {
  const text = kept.text()
  await staff('boss@example.com')
  await login('carol@example.com', WRONG, '203.0.113.77')
  expect(kept.text()).toContain('sign-in-failed')
  for (const secret of ['@example.com', '203.0.113', '198.51.100', WRONG, password, token.slice(-20)]) {
    expect(text + kept.text()).not.toContain(secret)
  }
  const metrics = (await app.inject({ url: '/metrics' })).body
  expect(metrics).toMatch(/security_events_total\{event="sign-in-failed",service="auth"\} [1-9]/)
  expect(metrics).toMatch(/security_events_total\{event="webhook-refused",service="auth"\} 0/)
})
