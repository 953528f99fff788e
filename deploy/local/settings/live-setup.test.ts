import { expect, test } from 'vitest'
import { requireLiveSetup } from './live-setup.ts'
import { SetupError } from './settings.ts'

const ready = {
  STRIPE_SECRET_KEY: 'sk_live_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  SMTP_URL: 'smtps://mail.papers.law',
  PUBLIC_ORIGINS: 'https://papers.law, https://www.papers.law',
  ADMIN_EMAIL: 'ada@papers.law',
  SUPPORT_EMAIL: 'help@papers.law',
  STAFF_EMAIL: 'desk@papers.law',
  MAIL_FROM: 'Papers <documents@papers.law>'
}

test('a whole setup may move real money, and without a live key nothing is asked for', () => {
  expect(() => requireLiveSetup(ready)).not.toThrow()
  expect(() => requireLiveSetup({})).not.toThrow()
  expect(() => requireLiveSetup({ STRIPE_SECRET_KEY: 'sk_test_0123456789' })).not.toThrow()
})

test.each([
  ['no webhook secret', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is missing'],
  ['an address of a sandbox', { STRIPE_API_URL: 'http://sandbox:8080' }, 'STRIPE_API_URL leads to a sandbox'],
  ['no mail server', { SMTP_URL: undefined }, 'SMTP_URL is missing'],
  ['no site', { PUBLIC_ORIGINS: undefined }, 'PUBLIC_ORIGINS must name your site'],
  ['a site of this machine', { PUBLIC_ORIGINS: 'https://papers.law,https://localhost' }, 'PUBLIC_ORIGINS must'],
  ['a site that anybody can read along', { PUBLIC_ORIGINS: 'http://papers.law' }, 'PUBLIC_ORIGINS must'],
  ['invented addresses', { STAFF_EMAIL: 'staff@formwright.example', MAIL_FROM: '' }, 'STAFF_EMAIL, MAIL_FROM must be']
])('a live key beside %s is no setup', (_what, changes, sentence) => {
  const boot = () => requireLiveSetup({ ...ready, ...changes })
  expect(boot).toThrow(SetupError)
  expect(boot).toThrow(sentence)
  expect(() => requireLiveSetup({ ...ready, ...changes, STRIPE_SECRET_KEY: 'rk_live_0123456789' })).toThrow(sentence)
})

test('everything that lacks is said at once', () => {
  expect(() => requireLiveSetup({ STRIPE_SECRET_KEY: 'sk_live_0123456789' })).toThrow(
    /STRIPE_WEBHOOK_SECRET.*SMTP_URL.*PUBLIC_ORIGINS.*ADMIN_EMAIL, SUPPORT_EMAIL, STAFF_EMAIL, MAIL_FROM/
  )
})
