import { configuredLogins, ensureLogin } from '@formwright/auth/domain/staff/configured-logins'
import { ERASED_ADDRESS, hashOfAddress } from '@formwright/kit/facts/erasure'
import { erasureRequested } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { startAuth } from './support.ts'

const { app, db, login, outbox, post, register } = await startAuth()
for (const each of configuredLogins({
  ADMIN_EMAIL: 'boss@example.com',
  ADMIN_PASSWORD: 'the first of passwords',
  SUPPORT_EMAIL: 'agent@example.com',
  SUPPORT_PASSWORD: 'the second of passwords'
})) {
  await ensureLogin(db, each, new Date())
}
const admin = (await login('boss@example.com', 'the first of passwords')).json().token as string
const support = (await login('agent@example.com', 'the second of passwords')).json().token as string

const erase = (body: object, token?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/erasures',
    body,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` }
  })
const wish = (email: string) => ({ email, reason: ' Asked for by letter ' })
const audit = () => db.selectFrom('audit_log').selectAll().where('action', '=', 'erasure.requested').execute()

it('erases what bears the address here and tells the others, with nothing of the person in it', async () => {
  await app.inject({
    method: 'POST',
    url: '/api/enterprise/start-trial',
    body: { company_name: 'Engines LLC', user_email: 'cleo@engines.example', team_size: 5 }
  })
  await post('forgot-password', { email: 'cleo@engines.example' })
  await login('cleo@engines.example', 'a wrong guess')
  const answer = await erase(wish('Cleo@Engines.example'), admin)
  expect([answer.statusCode, answer.json()]).toEqual([
    202,
    { message: 'What this person sent us is being erased. Paid orders stay in the books.' }
  ])
  const [fact] = await outbox('erasure.requested')
  expect(fact?.envelope).toSatisfy(erasureRequested.is)
  expect(fact?.envelope.data).toMatchObject({ address_hash: hashOfAddress('cleo@engines.example') })
  const trial = await db.selectFrom('trials').selectAll().executeTakeFirstOrThrow()
  expect(trial).toMatchObject({ company_name: 'Engines LLC', email: ERASED_ADDRESS })
  const tables = ['trials', 'password_resets', 'outbox', 'audit_log'] as const
  const left = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  expect(JSON.stringify(left)).not.toMatch(/cleo@/i)
})

it('writes down who erased, why, and a hash of whom', async () => {
  expect(await audit()).toMatchObject([
    {
      email: 'boss@example.com',
      subject: hashOfAddress('cleo@engines.example'),
      details: { reason: 'Asked for by letter' }
    }
  ])
})

it('answers the same again, also for an address that nobody knows', async () => {
  const answers = [
    await erase(wish('cleo@engines.example'), admin),
    await erase(wish('cleo@engines.example'), admin),
    await erase(wish('nobody@example.com'), admin)
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202])
})

it('leaves a person with an account to delete it, in any spelling of the address', async () => {
  await register('ada@example.com')
  const told = (await outbox('erasure.requested')).length
  const answer = await erase(wish('ADA@example.com'), admin)
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'has-account', detail: expect.stringContaining('must delete the account on their dashboard instead') }
  ])
  expect((await outbox('erasure.requested')).length).toBe(told)
  expect(await audit()).not.toContainEqual(expect.objectContaining({ subject: hashOfAddress('ada@example.com') }))
})

it('is for admins alone', async () => {
  const customer = (await login('ada@example.com')).json().token as string
  const codes = await Promise.all([undefined, customer, support].map((token) => erase(wish('x@example.com'), token)))
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403])
})

it.each([
  ['no address', { reason: 'Asked' }, 'email'],
  ['half an address', { email: 'ada@', reason: 'Asked' }, 'email'],
  ['no reason', { email: 'ada@example.org' }, 'reason'],
  ['a blank reason', { email: 'ada@example.org', reason: '  ' }, 'reason'],
  ['an endless reason', { email: 'ada@example.org', reason: 'x'.repeat(501) }, 'reason'],
  ['an unknown field', { email: 'ada@example.org', reason: 'Asked', all: true }, 'all']
])('refuses %s and names the field', async (_what, body, field) => {
  const answer = await erase(body, admin)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toContainEqual(expect.objectContaining({ field }))
})
