import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { configuredLogins, ensureLogin } from '@formwright/auth/domain/staff/configured-logins'
import { expect, it } from 'vitest'
import { root } from '../../../deploy/local/settings/settings.ts'
import { codeAt } from '../../support/authenticator.ts'
import { keptLog } from '../../support/log-lines.ts'
import { password, startAuth } from './support.ts'

const kept = keptLog()
const configured = { SUPPORT_EMAIL: 'Desk@example.com', SUPPORT_PASSWORD: 'an agent of support' }
const { app, as, clock, databaseUrl, db, login, me, register, staff } = await startAuth(configured, kept.log)
for (const each of configuredLogins(configured)) await ensureLogin(db, each, new Date())
const boss = await staff('boss@example.com')

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: object, token = boss.token) =>
  app.inject({
    method,
    url: `/api/admin/staff${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { body } : {})
  })
const outcome = (answer: { statusCode: number; json: () => { code?: string } }) =>
  answer.statusCode < 300 ? answer.statusCode : `${answer.statusCode} ${answer.json().code}`
const roleOf = async (email: string) =>
  (await db.selectFrom('accounts').select('role').where('email', '=', email).executeTakeFirst())?.role
const verified = async (email: string) => {
  const { token, user } = (await register(email)).json()
  await db.updateTable('accounts').set({ email_verified_at: new Date() }).where('email', '=', email).execute()
  return { token, id: user.id as string }
}
const shell = (...args: string[]) => {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl }
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'services/auth/src/staff.ts'), ...args], { env })
  return { status, said: stdout.toString() }
}

it('lists staff by address, page by page, and no customer', async () => {
  await verified('customer@example.com')
  const first = await call('GET', '?limit=1')
  expect(first.json()).toEqual([
    {
      id: boss.user.id,
      email: 'boss@example.com',
      first_name: 'Ada',
      last_name: 'Núñez',
      role: 'admin',
      created_at: expect.any(String),
      second_factor: false,
      last_signed_in_at: expect.any(String)
    }
  ])
  const next = /<\/api\/admin\/staff(\?[^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1]
  const second = await call('GET', next)
  expect(second.json()).toMatchObject([{ email: 'desk@example.com', role: 'support', last_signed_in_at: null }])
  expect(second.headers['link']).toBeUndefined()
})

it('gives a role to a confirmed address alone, and writes down who did it', async () => {
  const grace = await verified('grace@example.com')
  await register('stranger@example.com')
  kept.security()
  expect((await call('POST', '', { email: 'GRACE@example.com', role: 'support' })).json()).toMatchObject({
    role: 'support'
  })
  expect(kept.security()).toEqual([
    expect.objectContaining({ security: 'role-changed', account: boss.user.id, subject: grace.id, to: 'support' })
  ])
  expect((await me(grace.token)).statusCode).toBe(401)
  expect((await login('grace@example.com')).json().user.role).toBe('support')
  expect(outcome(await call('POST', '', { email: 'stranger@example.com', role: 'admin' }))).toBe('409 not-verified')
  expect(outcome(await call('POST', '', { email: 'nobody@example.com', role: 'admin' }))).toBe('404 not-found')
  expect(outcome(await call('POST', '', { email: 'grace@example.com', role: 'customer' }))).toBe('422 invalid')
  const audit = await db.selectFrom('audit_log').selectAll().where('subject', '=', grace.id).execute()
  expect(audit).toMatchObject([
    { action: 'staff.role-changed', email: 'boss@example.com', details: { from: 'customer', to: 'support' } }
  ])
})

it('takes a role away, ends the sessions and forgets the second factor', async () => {
  const { token, user } = await staff('leaver@example.com')
  const { secret } = (await as(token).post('second-factor', { password })).json()
  await as(token).post('second-factor/confirm', { totp: codeAt(secret, clock.ms) })
  expect(outcome(await call('PATCH', `/${user.id}`, { role: 'support' }))).toBe(200)
  expect((await me(token)).statusCode).toBe(401)
  expect(outcome(await call('DELETE', `/${user.id}`))).toBe(204)
  expect(outcome(await call('DELETE', `/${user.id}`))).toBe('404 not-found')
  const again = await login('leaver@example.com')
  expect([again.statusCode, again.json().user.role]).toEqual([200, 'customer'])
  expect(outcome(await call('GET', '', undefined, again.json().token))).toBe('403 forbidden')
})

it('is for admins', async () => {
  const { token } = await staff('agent@example.com', 'support')
  expect(outcome(await call('GET', '', undefined, token))).toBe('403 forbidden')
  expect(outcome(await call('POST', '', { email: 'agent@example.com', role: 'admin' }, token))).toBe('403 forbidden')
})

it('keeps whom the operator named, whose role would come back at the next start', async () => {
  const desk = (await call('GET')).json().find(({ email }: { email: string }) => email === 'desk@example.com')
  expect(outcome(await call('DELETE', `/${desk.id}`))).toBe('409 set-by-operator')
  expect(await roleOf('desk@example.com')).toBe('support')
})

it('lets the last admin neither step down nor be deleted', async () => {
  const refusal = await call('DELETE', `/${boss.user.id}`)
  expect([outcome(refusal), refusal.json().detail]).toEqual([
    '409 last-admin',
    'This is the last admin. Make somebody else an admin first.'
  ])
  expect(outcome(await call('PATCH', `/${boss.user.id}`, { role: 'support' }))).toBe('409 last-admin')
  expect(outcome(await as(boss.token).delete('me', { password }))).toBe('409 last-admin')
  expect(await roleOf('boss@example.com')).toBe('admin')
})

it('keeps one of two admins who take each other’s role away at the same moment', async () => {
  const other = await staff('second@example.com')
  const answers = await Promise.all([
    call('DELETE', `/${other.user.id}`),
    call('DELETE', `/${boss.user.id}`, undefined, other.token)
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  expect(await db.selectFrom('accounts').select('id').where('role', '=', 'admin').execute()).toHaveLength(1)
})

it('gives an operator with a shell the way back in, and the audit a line of it', async () => {
  const { token, user } = await staff('locked-out@example.com')
  const { secret } = (await as(token).post('second-factor', { password })).json()
  await as(token).post('second-factor/confirm', { totp: codeAt(secret, clock.ms) })
  expect(outcome(await login('locked-out@example.com'))).toBe('401 totp-required')
  expect(shell('reset-second-factor', 'Locked-Out@example.com')).toMatchObject({ status: 0 })
  expect(outcome(await login('locked-out@example.com'))).toBe(200)
  const { id } = await verified('successor@example.com')
  expect(shell('grant', 'successor@example.com', 'admin')).toMatchObject({ status: 0 })
  expect((await login('successor@example.com')).json().user.role).toBe('admin')
  expect(shell('grant', 'nobody@example.com', 'admin')).toEqual({
    status: 1,
    said: 'There is no account with this address. The person must create one first.\n'
  })
  expect(shell('grant', 'successor@example.com', 'root').status).toBe(2)
  const audit = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('account_id', '=', 'operator')
    .orderBy('id')
    .execute()
  expect(audit).toMatchObject([
    { action: 'second-factor.reset', subject: user.id },
    { action: 'staff.role-changed', subject: id }
  ])
}, 120_000)
