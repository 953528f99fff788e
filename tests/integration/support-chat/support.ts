import { randomUUID } from 'node:crypto'
import { TOKEN_AUDIENCE, TOKEN_ISSUER, TOKEN_TYPE } from '@formwright/kit/identity/actor'
import { openDatabase } from '@formwright/kit/postgres/database'
import { buildApp } from '@formwright/support-chat/app'
import type { SupportTables } from '@formwright/support-chat/tables'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'
import { startStandings } from '../../support/standings.ts'

const { publicKey, privateKey } = await generateKeyPair('EdDSA')
const INTERNAL_SECRET = 'a secret of the tests only'
export const standings = await startStandings(INTERNAL_SECRET, 'support-chat')

export const config = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  AUTH_PUBLIC_KEYS: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'EdDSA' }] }),
  AUTH_URL: standings.url,
  VOTE_LIMIT_PER_HOUR: 1_000,
  MESSAGE_LIMIT_PER_HOUR: 1_000,
  CONFIRMATION_LIMIT_PER_DAY: 1_000,
  CHAT_LIMIT_PER_HOUR: 1_000,
  CHAT_MESSAGE_LIMIT_PER_HOUR: 1_000,
  CHAT_SOCKET_LIMIT: 100,
  CLAIM_WAIT_SECONDS: 60,
  AGENT_GRACE_SECONDS: 1,
  CATALOG_URL: 'http://127.0.0.1:9',
  INTERNAL_SECRET
}

/** A token as auth would sign it. */
export const tokenOf = (role: string, sessionId: string = randomUUID()) =>
  new SignJWT({ sid: sessionId, email: 'a@example.com', email_verified: true, role })
    .setProtectedHeader({ alg: 'EdDSA', typ: TOKEN_TYPE })
    .setSubject(randomUUID())
    .setIssuer(TOKEN_ISSUER)
    .setAudience(TOKEN_AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey)

/** The service on a database of its own, closed after the file's tests. */
export async function startSupportChat(changes: Partial<typeof config> = {}) {
  const url = await testDatabase('support-chat')
  const db = openDatabase<SupportTables>(url, testLog)
  const app = buildApp({ db, config: { ...config, DATABASE_URL: url, ...changes }, log: testLog })
  afterAll(async () => {
    await app.close()
    await db.destroy()
  })
  const post = (path: string, body: object, remoteAddress = '203.0.113.1') =>
    app.inject({ method: 'POST', url: `/api/${path}`, body, remoteAddress })
  const get = (path: string, token?: string) =>
    app.inject({ url: path, headers: token ? { authorization: `Bearer ${token}` } : {} })
  const outbox = async (type: string) =>
    (await db.selectFrom('outbox').select('envelope').where('type', '=', type).orderBy('seq').execute()).map(
      ({ envelope }) => envelope.data
    )
  /** Another process of the same service: an application of its own on the same database. */
  const replica = () => {
    const other = buildApp({ db, config: { ...config, DATABASE_URL: url, ...changes }, log: testLog })
    afterAll(() => other.close())
    return other
  }
  return { app, db, url, post, get, outbox, replica }
}
