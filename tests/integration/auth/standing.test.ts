import { startMessaging } from '@formwright/kit/facts/messaging'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { internalClient } from '@formwright/kit/identity/internal'
import { onSessionRevoked, revokedIn } from '@formwright/kit/identity/sessions'
import { openDatabase } from '@formwright/kit/postgres/database'
import type { KitTables } from '@formwright/kit/postgres/tables'
import { sessionRevoked } from '@formwright/proto-events'
import type { Caller } from '@formwright/proto-events/call'
import { sessionStandingCall } from '@formwright/proto-events/calls/auth'
import { decodeJwt } from 'jose'
import { afterAll, expect, it } from 'vitest'
import { natsUrl, testDatabase, testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { INTERNAL_SECRET, startCheckout } from '../checkout/support.ts'
import { publicKeys, startAuth } from './support.ts'

/** Neither service hears of the other by the broker: there is none. */
const auth = await startAuth({ INTERNAL_SECRET })
const authUrl = await auth.app.listen({ host: '127.0.0.1', port: 0 })
const checkout = await startCheckout({ AUTH_PUBLIC_KEYS: publicKeys(), AUTH_URL: authUrl })
const transactions = (token: string) =>
  checkout.get('/api/admin/transactions', { authorization: `Bearer ${token}` }).then((answer) => answer.statusCode)

it('refuses a signed-out admin at another service at once, while the broker is away', async () => {
  const { token } = await auth.staff('boss@example.com')
  expect(await transactions(token)).toBe(200)
  await auth.logout(token)
  expect(await transactions(token)).toBe(401)
})

it('tells of sessions to services alone', async () => {
  const { token } = await auth.staff('asker@example.com')
  const params = { id: String(decodeJwt(token)['sid']) }
  const ask = (from: Caller) => internalClient({ from, to: 'auth', baseUrl: authUrl, secret: INTERNAL_SECRET })
  expect(await ask('checkout').ask(sessionStandingCall, { params })).toEqual({ standing: 'live' })
  expect(await ask('checkout').ask(sessionStandingCall, { params: { id: 'never-opened' } })).toEqual({
    standing: 'ended'
  })
  await expect(ask('attorney').ask(sessionStandingCall, { params })).rejects.toMatchObject({ status: 401 })
  expect((await auth.app.inject({ url: `/internal/sessions/${params.id}/standing` })).statusCode).toBe(401)
})

it('lets no staff in while auth is away, and signs no customer out', async () => {
  const { token } = await auth.staff('late@example.com')
  const customer = (await auth.register('customer@example.com')).json().token
  const claim = () =>
    checkout.post(
      '/api/checkout/claim',
      { session_id: 'cs_nothing' },
      { headers: { authorization: `Bearer ${customer}` } }
    )
  const before = (await claim()).statusCode
  await auth.app.close()
  expect(await transactions(token)).toBe(503)
  expect((await claim()).statusCode).toBe(before)
  expect(before).not.toBe(401)
})

it('still knows an ended session when its token has expired and is taken for the difference of two clocks', async () => {
  const databaseUrl = await testDatabase('documents')
  const db = openDatabase<KitTables>(databaseUrl, testLog)
  const consumers = [onSessionRevoked('documents')]
  const messaging = startMessaging({
    service: 'documents',
    natsUrl: natsUrl(),
    databaseUrl,
    db,
    consumers,
    log: testLog,
    sweepAfterSeconds: 1
  })
  afterAll(async () => {
    await messaging.close()
    await db.destroy()
  })
  const tell = (session_id: string, expires_at: Date) =>
    db.transaction().execute((trx) =>
      appendToOutbox(trx, sessionRevoked, {
        account_id: 'a1',
        session_ids: [session_id],
        expires_at: expires_at.toISOString()
      })
    )
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000)
  await tell('just-expired', ago(30))
  await tell('long-expired', ago(3_600))
  const heard = () => db.selectFrom('inbox').select('event_id').execute()
  await eventually(async () => expect(await heard()).toHaveLength(2))
  // The sweep that forgets has been here once the older row is gone.
  await eventually(async () => expect(await revokedIn(db)('long-expired')).toBe(false), 20_000)
  expect(await revokedIn(db)('just-expired')).toBe(true)
})
