import { expect, test } from 'vitest'
import { makeContext } from '../context.ts'
import type { Secrets } from '../settings/secrets.ts'
import { type Env, readPorts } from '../settings/settings.ts'
import { gateway, programEnv, services, worker } from './processes.ts'

const secrets: Secrets = {
  clusterId: 'c',
  authPrivateKey: { d: 'private-half' },
  authPublicKeys: { keys: [] },
  internalSecret: 'internal',
  contentKey: 'content-key',
  authSealingKey: 'sealing-key',
  postgresPassword: 'super',
  databasePasswords: { checkout: 'pw/1', documents_worker: 'pw2' },
  stripeSecretKey: 'sk_test_local',
  stripeWebhookSecret: 'whsec_local',
  adminPassword: 'admin-password',
  supportPassword: 'support-password'
}

function envOf(name: string, env: Env = {}): NodeJS.ProcessEnv {
  const context = makeContext({ env, ports: readPorts({}), dataDir: '/data', secrets })
  const program = [...services, worker, gateway].find((one) => one.name === name)
  if (!program) throw new Error(name)
  return programEnv(program, context)
}

test('no process inherits a secret that belongs to another', () => {
  const env = {
    ADMIN_PASSWORD: 'mine',
    STRIPE_SECRET_KEY: 'sk',
    CHECKOUT_DATABASE_URL: 'postgres://x',
    LOG_LEVEL: 'debug'
  }
  for (const name of ['catalog', 'attorney', 'gateway', 'worker']) {
    const text = JSON.stringify(envOf(name, env))
    expect(text).not.toMatch(/mine|private-half|"sk"|sk_test|postgres:\/\/x|support-password/)
  }
  expect(envOf('catalog', env)).toMatchObject({ LOG_LEVEL: 'debug' })
  expect(envOf('auth', env)).toMatchObject({ ADMIN_PASSWORD: 'mine' })
})

test('without Stripe keys checkout talks to the sandbox, with both to Stripe', () => {
  expect(envOf('checkout')).toMatchObject({
    STRIPE_API_URL: 'http://127.0.0.1:8093',
    STRIPE_SECRET_KEY: 'sk_test_local'
  })
  const real = envOf('checkout', { STRIPE_SECRET_KEY: 'sk_live', STRIPE_WEBHOOK_SECRET: 'whsec_live' })
  expect(real).toMatchObject({ STRIPE_SECRET_KEY: 'sk_live', STRIPE_WEBHOOK_SECRET: 'whsec_live' })
  expect(real['STRIPE_API_URL']).toBeUndefined()
})

test('the codes of the demonstration are seeded with the sandbox only', () => {
  expect(envOf('checkout')['SEED_PROMO_CODES']).toBe('true')
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_live' }
  expect(envOf('checkout', stripe)['SEED_PROMO_CODES']).toBe('false')
  expect(envOf('checkout', { SEED_PROMO_CODES: 'false' })['SEED_PROMO_CODES']).toBe('false')
})

test('catalog is told whether payments are real, and never the key', () => {
  expect(envOf('catalog')['LIVE_PAYMENTS']).toBe('false')
  const live = { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_live', OFF_SALE_STATES: 'NC' }
  expect(envOf('catalog', live)).toMatchObject({ LIVE_PAYMENTS: 'true', OFF_SALE_STATES: 'NC' })
  expect(JSON.stringify(envOf('catalog', live))).not.toContain('rk_live')
})

test('the worker has a database role of its own, and an override of documents reaches it too', () => {
  expect(envOf('worker')['DATABASE_URL']).toBe('postgres://documents_worker:pw2@127.0.0.1:8089/documents')
  expect(envOf('worker', { DOCUMENTS_DATABASE_URL: 'postgres://other' })['DATABASE_URL']).toBe('postgres://other')
  expect(envOf('checkout')['DATABASE_URL']).toBe('postgres://checkout:pw%2F1@127.0.0.1:8089/checkout')
})
