import { generateKeyPairSync } from 'node:crypto'
import { buildApp } from '@formwright/auth/app'
import type { Config } from '@formwright/auth/config'
import type { AuthTables } from '@formwright/auth/tables'
import type { StaffRole } from '@formwright/kit/identity/actor'
import { openDatabase } from '@formwright/kit/postgres/database'
import { afterAll } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'

export const secret = 'a secret of the tests alone'
export const password = 'four quiet green bicycles'
export const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const kid = 'tests'
/** Checks what every auth service of these tests signs. */
export const publicKeys = () => JSON.stringify({ keys: [jwk(publicKey)] })
const jwk = (key: typeof privateKey) => ({ ...key.export({ format: 'jwk' }), kid, alg: 'EdDSA' })

/** An auth service on a database of its own, with a clock that the test turns and addresses that it makes up. */
export async function startAuth(overrides: Partial<Config> = {}, log = testLog) {
  const databaseUrl = await testDatabase('auth')
  const db = openDatabase<AuthTables>(databaseUrl, testLog)
  const clock = { ms: Date.now() }
  const config: Config = {
    HOST: '127.0.0.1',
    PORT: 1,
    LOG_LEVEL: 'silent',
    DATABASE_URL: 'postgres://unused',
    NATS_URL: 'nats://unused',
    SWEEP_AFTER_SECONDS: 60,
    INTERNAL_SECRET: secret,
    AUTH_PRIVATE_KEY: JSON.stringify(jwk(privateKey)),
    AUTH_PUBLIC_KEYS: publicKeys(),
    AUTH_SEALING_KEY: Buffer.alloc(32, 7).toString('base64'),
    STAFF_TOTP: 'off',
    DOCUMENTS_URL: 'http://127.0.0.1:9',
    CHECKOUT_URL: 'http://127.0.0.1:9',
    SUPPORT_CHAT_URL: 'http://127.0.0.1:9',
    PUBLIC_ORIGINS: 'https://formwright.example, http://localhost:8080',
    LOGIN_FREE_ATTEMPTS: 5,
    LOGIN_FREE_ATTEMPTS_PER_ADDRESS: 20,
    LOGIN_MAX_DELAY_SECONDS: 300,
    LOGIN_MAX_DELAY_FOR_STRANGERS_SECONDS: 15,
    REGISTER_LIMIT_PER_HOUR: 100,
    FORGOT_LIMIT_PER_HOUR: 100,
    RESET_MAILS_PER_HOUR: 5,
    TRIAL_LIMIT_PER_HOUR: 100,
    ...overrides
  }
  const app = buildApp({ db, config, log, now: () => new Date(clock.ms) })
  afterAll(async () => {
    await app.close()
    await db.destroy()
  })

  const post = (path: string, body: object, remoteAddress = '203.0.113.1') =>
    app.inject({ method: 'POST', url: `/api/auth/${path}`, body, remoteAddress })
  const register = (email: string, more = {}) =>
    post('register', { email, password, first_name: 'Ada', last_name: 'Núñez', ...more })
  return {
    app,
    databaseUrl,
    db,
    clock,
    post,
    /** A member of staff who has just signed in. */
    staff: async (email: string, role: StaffRole = 'admin') => {
      await register(email)
      await db.updateTable('accounts').set({ role, email_verified_at: new Date() }).where('email', '=', email).execute()
      return (await post('login', { email, password })).json() as { token: string; user: { id: string } }
    },
    login: (email: string, guess = password, from?: string) => post('login', { email, password: guess }, from),
    register,
    /** Somebody who is signed in. */
    as: (token: string) => {
      const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, remoteAddress = '203.0.113.1') =>
        app.inject({
          method,
          url: `/api/auth/${path}`,
          headers: { authorization: `Bearer ${token}` },
          remoteAddress,
          ...(body === undefined ? {} : { body })
        })
      return {
        get: (path: string) => call('GET', path),
        post: (path: string, body?: object, from?: string) => call('POST', path, body, from),
        delete: (path: string, body?: object) => call('DELETE', path, body)
      }
    },
    me: (token: string) => app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } }),
    logout: (token: string) =>
      app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization: `Bearer ${token}` } }),
    /** The data of the latest fact of a kind. */
    lastFact: async (type: string) => {
      const rows = db.selectFrom('outbox').select('envelope').where('type', '=', type).orderBy('seq', 'desc')
      return (await rows.executeTakeFirstOrThrow()).envelope.data as Record<string, string & string[]>
    },
    outbox: (type: string) => db.selectFrom('outbox').selectAll().where('type', '=', type).orderBy('seq').execute()
  }
}
