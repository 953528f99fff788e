import { hashPassword } from '@formwright/auth/domain/password/password-hash'
import { configuredLogins, ensureLogin } from '@formwright/auth/domain/staff/configured-logins'
import { expect, it } from 'vitest'
import { startAuth } from './support.ts'

const { db, login, me, outbox, register } = await startAuth()
const apply = async (email: string, password: string) => {
  for (const each of configuredLogins({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password })) {
    await ensureLogin(db, each, new Date())
  }
}

it('makes the admin once, however many replicas start', async () => {
  await Promise.all([1, 2, 3].map(() => apply('Boss@example.com', 'the first of passwords')))
  const answer = await login('boss@example.com', 'the first of passwords')
  expect(answer.json().user).toMatchObject({ role: 'admin', email_verified: true })
})

it('applies a changed variable and ends the sessions of the old password', async () => {
  const { token } = (await login('boss@example.com', 'the first of passwords')).json()
  await apply('boss@example.com', 'the second of passwords')
  expect((await login('boss@example.com', 'the first of passwords')).statusCode).toBe(401)
  expect((await login('boss@example.com', 'the second of passwords')).statusCode).toBe(200)
  expect((await me(token)).statusCode).toBe(401)
  expect(await outbox('session.revoked')).toHaveLength(1)
})

it('keeps a password that its owner changed when the variable stayed', async () => {
  const password_hash = await hashPassword('the choice of the owner')
  await db.updateTable('accounts').set({ password_hash }).where('email', '=', 'boss@example.com').execute()
  await apply('boss@example.com', 'the second of passwords')
  expect((await login('boss@example.com', 'the choice of the owner')).statusCode).toBe(200)
})

it('takes over an account that a stranger opened under the configured address', async () => {
  const { token } = (await register('support@example.com')).json()
  const [support] = configuredLogins({ SUPPORT_EMAIL: 'support@example.com', SUPPORT_PASSWORD: 'an agent of support' })
  if (support) await ensureLogin(db, support, new Date())
  expect((await me(token)).statusCode).toBe(401)
  expect((await login('support@example.com', 'an agent of support')).json().user.role).toBe('support')
})

it('wants both variables of a pair', () => {
  expect(() => configuredLogins({ ADMIN_EMAIL: 'boss@example.com' })).toThrow('belong together')
})
