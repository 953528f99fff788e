import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp as buildCatalog } from '@formwright/catalog/app'
import { NOTHING_OFF_SALE, type OffSaleFor } from '@formwright/catalog/domain/off-sale'
import { seedServices } from '@formwright/catalog/domain/seed'
import type { DescribedService } from '@formwright/catalog/schemas/service'
import type { CatalogTables } from '@formwright/catalog/tables'
import { buildApp } from '@formwright/checkout/app'
import type { Config } from '@formwright/checkout/config'
import { openContext } from '@formwright/checkout/domain/context'
import { seedPromoCodes } from '@formwright/checkout/domain/promo/seed-promo-codes'
import type { CheckoutTables } from '@formwright/checkout/tables'
import { openDatabase } from '@formwright/kit/postgres/database'
import { SignJWT } from 'jose'
import { afterAll } from 'vitest'
import { buildSandbox } from '../../../deploy/sandbox/app.ts'
import { testDatabase, testLog } from '../../support/database.ts'
import { startStandings } from '../../support/standings.ts'

export const ORIGIN = 'https://formwright.example'
export const INTERNAL_SECRET = 'internal-secret-of-a-test'
export const WEBHOOK_SECRET = 'whsec_0123456789abcdef'
export const OLD_WEBHOOK_SECRET = 'whsec_fedcba9876543210'
const SECRET_KEY = 'sk_test_0123456789abcdef0123'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const PUBLIC_KEYS = JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'EdDSA', kid: 'test' }] })

/** The headers of somebody who is signed in. */
export async function signedIn(role: 'customer' | 'support' | 'admin') {
  const token = await new SignJWT({ sid: `session-${role}`, email: `${role}@example.com`, email_verified: true, role })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'test' })
    .setSubject(randomUUID())
    .setIssuer('formwright-auth')
    .setAudience('formwright')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)
  return { authorization: `Bearer ${token}` }
}

export const WILL = 101
export const TEXAN_WILL = 102

/**
 * Checkout over a fresh database, with the real catalog and the payment sandbox beside it, all of them listening. Closed
 * after the file's tests.
 */
export async function startCheckout(changes: Partial<Config> = {}, offSale = NOTHING_OFF_SALE) {
  const catalog = await startCatalog(offSale)
  const standings = await startStandings(INTERNAL_SECRET, 'checkout')
  const [checkoutPort, sandboxPort] = [await freePort(), await freePort()]
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
  const sandbox = await buildSandbox({
    dataDir,
    publicUrl: `http://localhost:${sandboxPort}`,
    webhookUrl: `http://127.0.0.1:${checkoutPort}/api/checkout/webhook`,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET
  })
  await sandbox.listen({ host: '127.0.0.1', port: sandboxPort })
  const databaseUrl = await testDatabase('checkout')
  const db = openDatabase<CheckoutTables>(databaseUrl, testLog)
  await seedPromoCodes(db)
  const config: Config = {
    HOST: '127.0.0.1',
    PORT: checkoutPort,
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    NATS_URL: 'nats://127.0.0.1:1',
    AUTH_PUBLIC_KEYS: PUBLIC_KEYS,
    INTERNAL_SECRET,
    SWEEP_AFTER_SECONDS: 0,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: `${OLD_WEBHOOK_SECRET}, ${WEBHOOK_SECRET}`,
    STRIPE_API_URL: `http://127.0.0.1:${sandboxPort}`,
    AUTH_URL: standings.url,
    CATALOG_URL: catalog.url,
    DOCUMENTS_URL: 'http://127.0.0.1:1',
    PUBLIC_ORIGINS: `${ORIGIN},http://localhost:8080`,
    SEED_PROMO_CODES: true,
    PROMO_TRIES_LIMIT: 10_000,
    SESSIONS_LIMIT: 10_000,
    UNKNOWN_SESSIONS_LIMIT: 10_000,
    RECONCILE_EVERY_SECONDS: 30,
    ...changes
  }
  const app = buildApp({ db, config, log: testLog })
  await app.listen({ host: '127.0.0.1', port: checkoutPort })
  afterAll(async () => {
    await sandbox.close()
    await app.close()
    await catalog.close()
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  })
  const context = openContext({ db, config, log: testLog })

  /** A lever of the sandbox. */
  async function lever(path: string, body?: object) {
    const answer = await fetch(`http://127.0.0.1:${sandboxPort}/_sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {})
    })
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${await answer.text()}`)
    return answer.json()
  }

  // The tests say themselves when a webhook comes.
  await lever('webhooks', { drop: true })

  return {
    app,
    db,
    context,
    catalog,
    lever,
    stripe: context.stripe,
    /** A request of a browser at an address of its own. */
    post: (url: string, body: object, { from = '203.0.113.1', headers = {} }: Caller = {}) =>
      app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': from, ...headers }, body }),
    get: (url: string, headers = {}) => app.inject({ method: 'GET', url, headers }),
    /** The facts of a kind that wait to be told. */
    facts: async (type: string) =>
      (await db.selectFrom('outbox').select('envelope').where('type', '=', type).orderBy('seq').execute()).map(
        ({ envelope }) => envelope.data as Record<string, unknown>
      )
  }
}

export type Checkout = Awaited<ReturnType<typeof startCheckout>>

interface Caller {
  from?: string
  headers?: Record<string, string>
}

async function startCatalog(offSale: OffSaleFor) {
  const url = await testDatabase('catalog')
  const db = openDatabase<CatalogTables>(url, testLog)
  await seedServices(db, SERVICES)
  const app = buildCatalog({ db, config: { INTERNAL_SECRET }, log: testLog, offSale })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  let open = true
  return {
    url: address,
    db,
    /** Takes catalog away; the database stays until the end. */
    stop: () => app.close(),
    async close() {
      if (!open) return
      open = false
      await app.close()
      await db.destroy()
    }
  }
}

const service = (facts: Pick<DescribedService, 'id' | 'slug' | 'title' | 'price' | 'states'>): DescribedService => ({
  description: 'For a test',
  category: 'Test',
  duration: '10 minutes',
  complexity: 'Simple',
  popular: false,
  features: ['One document'],
  typical_fee: null,
  documents: [{ id: 'one', title: 'One document', certain: true }],
  ...facts
})
const SERVICES = [
  service({ id: WILL, slug: 'will', title: 'Simple Will', price: 49, states: 'all' }),
  service({ id: TEXAN_WILL, slug: 'texan-will', title: 'Texan Will', price: 99, states: ['TX'] })
]

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

let made = 0
/** A browser nobody has seen before. */
export const newUserId = () => `user_${String(++made).padStart(24, '0')}`
export const newEmail = () => `customer${++made}@example.com`
/** Addresses for documentation, a new one each time. */
export const newAddress = () => `198.51.100.${(++made % 250) + 1}`

/** A wish to buy the will. */
export const wish = (changes: object = {}) => ({
  service_id: WILL,
  user_email: newEmail(),
  origin_url: ORIGIN,
  user_id: newUserId(),
  ...changes
})
