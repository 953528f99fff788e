import { internalClient } from '@formwright/kit/identity/internal'
import type { Caller } from '@formwright/proto-events/call'
import { verificationLinkCall } from '@formwright/proto-events/calls/auth'
import { expect, it } from 'vitest'
import { secret, startAuth } from './support.ts'

const { app, as: signedIn, clock, db, lastFact, me, post, register } = await startAuth()
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
const as = (from: Caller) => internalClient({ from, to: 'auth', baseUrl, secret })
const linkFor = (id: string) => as('notifications').ask(verificationLinkCall, { params: { id } })
const tokenIn = (url: string | null) => new URL(url ?? '').searchParams.get('token') ?? ''

it('verifies an address by the mailed link, once', async () => {
  const { user, token } = (await register('ada@example.com')).json()
  const link = await linkFor(user.id)
  expect(link).toMatchObject({
    email: 'ada@example.com',
    url: expect.stringMatching(/^https:\/\/formwright\.example\/verify-email\?token=/)
  })
  const mailed = tokenIn(link.url)
  expect(JSON.stringify(await db.selectFrom('mailed_tokens').selectAll().execute())).not.toContain(mailed)
  const answers = await Promise.all([1, 2, 3].map(() => post('verify-email', { token: mailed })))
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 410, 410])
  expect((await me(token)).json().email_verified).toBe(true)
  expect((await linkFor(user.id)).url).toBeNull()
})

it('refuses a link after 24 hours, and a made-up one', async () => {
  const { user } = (await register('late@example.com')).json()
  const { url } = await linkFor(user.id)
  clock.ms += 24 * 3_600_000 + 1000
  const late = await post('verify-email', { token: tokenIn(url) })
  expect([late.statusCode, late.json().code]).toEqual([410, 'link-expired'])
  expect((await post('verify-email', { token: 'A'.repeat(43) })).statusCode).toBe(410)
  expect((await post('verify-email', { token: 'short' })).statusCode).toBe(422)
})

it('refuses a link that was mailed to an address the account no longer has', async () => {
  const { user } = (await register('old@example.com')).json()
  const { url } = await linkFor(user.id)
  await db.updateTable('accounts').set({ email: 'new@example.com' }).where('id', '=', user.id).execute()
  expect((await post('verify-email', { token: tokenIn(url) })).statusCode).toBe(410)
})

it('makes links for notifications alone', async () => {
  const params = { id: 'unknown' }
  await expect(as('notifications').ask(verificationLinkCall, { params })).rejects.toMatchObject({ status: 404 })
  await expect(as('checkout').ask(verificationLinkCall, { params })).rejects.toMatchObject({ status: 401 })
  expect((await app.inject({ method: 'POST', url: '/internal/accounts/unknown/verification-link' })).statusCode).toBe(
    401
  )
})

it('mails the link once more on request, until the address is verified, and not without end', async () => {
  const { user, token } = (await register('again@example.com')).json()
  const ask = () => signedIn(token).post('send-verification')
  expect((await ask()).statusCode).toBe(202)
  expect(await lastFact('verification.requested')).toEqual({ request_id: expect.any(String), account_id: user.id })
  const statuses = []
  for (let count = 0; count < 5; count++) statuses.push((await ask()).statusCode)
  expect(statuses).toEqual([202, 202, 202, 202, 429])
  await post('verify-email', { token: tokenIn((await linkFor(user.id)).url) })
  expect((await ask()).json().code).toBe('already-verified')
  expect((await post('send-verification', {})).statusCode).toBe(401)
})
