import { randomBytes, randomUUID } from 'node:crypto'
import { buildApp } from '@formwright/documents/app'
import { consumers as listenTo } from '@formwright/documents/consumers'
import { type ContentLibrary, loadFixtures, loadLibrary } from '@formwright/documents/content/library'
import { openKeyring } from '@formwright/documents/domain/keyring'
import type { DocumentsTables } from '@formwright/documents/tables'
import type { Consumer } from '@formwright/kit/facts/consumer'
import { openDatabase } from '@formwright/kit/postgres/database'
import type { CloudEvent, DataOf, EventDefinition } from '@formwright/proto-events'
import {
  orderClaimed,
  paymentCompleted,
  paymentRefunded,
  refundFailed,
  refundRequested
} from '@formwright/proto-events'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import { afterAll } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'
import { handOver } from '../../support/hand.ts'
import { startStandings } from '../../support/standings.ts'

export const contentKey = randomBytes(32).toString('base64')
export const keyring = openKeyring(contentKey)
export const library = loadLibrary()
export const will = library.service('simple-will') ?? fail('there is no simple will')
export const willAnswers = loadFixtures('simple-will')['texas-single']?.answers ?? fail('there is no such fixture')
export const internalSecret = 'a secret of the tests only'

export const newUserId = () => `user_${randomBytes(16).toString('base64url')}`
export const newOrderId = () => randomUUID()

const { privateKey, publicKey } = await generateKeyPair('EdDSA')
export const authPublicKeys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'EdDSA', kid: 'test' }] })

/** The documents service on a database of its own, without a broker. */
export async function openDocuments({
  lookUps = 1_000,
  sets = 1_000,
  drafts = 1_000,
  mails = 1_000,
  secret = internalSecret,
  content = library
} = {}) {
  const url = await testDatabase('documents')
  const db = openDatabase<DocumentsTables>(url, testLog)
  const standings = await startStandings(secret, 'documents')
  const config = {
    AUTH_PUBLIC_KEYS: authPublicKeys,
    AUTH_URL: standings.url,
    INTERNAL_SECRET: secret,
    CONTENT_KEY: contentKey,
    LOOKUP_LIMIT: lookUps,
    GENERATE_LIMIT: sets,
    DRAFTS_LIMIT: drafts,
    MAIL_LIMIT: mails,
    MAIL_LIMIT_PER_ADDRESS: 1_000
  }
  const app = buildApp({ db, config, log: testLog, library: content })
  const hear = hearing(db, content)
  afterAll(async () => {
    await app.close()
    await db.destroy()
  })
  const tokenOf = (accountId: string, role = 'customer') =>
    new SignJWT({
      sid: `session-${accountId}`,
      email: `${accountId}@example.com`,
      email_verified: true,
      role
    })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: 'test' })
      .setSubject(accountId)
      .setIssuer('formwright-auth')
      .setAudience('formwright')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  const headersOf = async (accountId?: string, role?: string) =>
    accountId === undefined ? {} : { authorization: `Bearer ${await tokenOf(accountId, role)}` }

  return {
    url,
    db,
    app,
    standings,
    get: async (path: string, accountId?: string, role?: string) =>
      app.inject({ method: 'GET', url: path, headers: await headersOf(accountId, role) }),
    post: async (path: string, body: object, accountId?: string, role?: string) =>
      app.inject({ method: 'POST', url: path, body, headers: await headersOf(accountId, role) }),
    pay: (orderId: string, owner: string | null, accountId: string | null = null) =>
      hear(paymentCompleted, paymentOf(orderId, owner, accountId)),
    claimOrder: (orderId: string, owner: string, accountId: string | null = null) =>
      hear(orderClaimed, { order_id: orderId, owner, account_id: accountId }),
    refund: (orderId: string) => hear(paymentRefunded, refundOf(orderId)),
    requestRefund: (order_id: string, refund_id = randomUUID()) =>
      hear(refundRequested, {
        order_id,
        refund_id,
        requested_at: new Date().toISOString()
      }),
    failRefund: (order_id: string, refund_id: string) =>
      hear(refundFailed, {
        order_id,
        refund_id,
        service_title: will.meta.title,
        amount_cents: 2_450,
        currency: 'usd',
        failed_at: new Date().toISOString()
      }),
    hear,
    facts: (type: string) => factsOf(db, type)
  }
}

export type Documents = Awaited<ReturnType<typeof openDocuments>>

export const paymentOf = (
  orderId: string,
  owner: string | null,
  accountId: string | null = null
): DataOf<typeof paymentCompleted> => ({
  order_id: orderId,
  service_id: will.meta.id,
  service_title: will.meta.title,
  state: 'TX',
  owner,
  account_id: accountId,
  email: 'ada@example.com',
  amount_cents: 4_900,
  discount_cents: 0,
  currency: 'usd',
  paid_at: new Date().toISOString()
})

const refundOf = (orderId: string): DataOf<typeof paymentRefunded> => ({
  order_id: orderId,
  refund_id: randomUUID(),
  service_id: will.meta.id,
  service_title: will.meta.title,
  email: 'ada@example.com',
  amount_cents: 2_450,
  refunded_cents: 2_450,
  paid_cents: 4_900,
  currency: 'usd',
  refunded_at: new Date().toISOString()
})

/** What a broker would deliver to one of the service's consumers. */
const hearing =
  (db: Kysely<DocumentsTables>, content: ContentLibrary) =>
  async <Event extends EventDefinition>(event: Event, data: DataOf<Event>) => {
    const consumers = listenTo({ library: content, keyring })
    const consumer = consumers.find((candidate) => (candidate.event as EventDefinition) === event)
    await hand(db, consumer as Consumer, event, data)
  }

/** Hands a fact to a consumer through the kit, inbox and all. */
export async function hand<Event extends EventDefinition>(
  db: Kysely<DocumentsTables>,
  // biome-ignore lint/suspicious/noExplicitAny: any consumer of any fact
  consumer: Consumer<any, any, any>,
  event: Event,
  data: DataOf<Event>,
  { id = randomUUID() as string, deliveries = 1 } = {}
) {
  const envelope: CloudEvent = {
    specversion: '1.0',
    id,
    source: event.source,
    type: event.type,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    data
  }
  await handOver(envelope, { db, consumer, deliveries })
}

async function factsOf(db: Kysely<DocumentsTables>, type: string) {
  const rows = await db.selectFrom('outbox').selectAll().where('type', '=', type).orderBy('seq').execute()
  return rows.map(({ envelope, settle_key }) => ({
    data: envelope.data as Record<string, unknown>,
    settleKey: settle_key
  }))
}

function fail(why: string): never {
  throw new Error(why)
}
