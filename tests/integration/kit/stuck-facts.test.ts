import { openBroker } from '@formwright/kit/facts/broker'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { relayOnce } from '@formwright/kit/facts/relay'
import { STUCK_AFTER } from '@formwright/kit/facts/stuck-facts'
import { sweepOnce } from '@formwright/kit/facts/sweeper'
import { createApp } from '@formwright/kit/http/app'
import { internalClient } from '@formwright/kit/identity/internal'
import { openDatabase } from '@formwright/kit/postgres/database'
import type { KitTables } from '@formwright/kit/postgres/tables'
import { operationRoutes } from '@formwright/kit/staff/operations'
import { orderClaimed, sessionRevoked } from '@formwright/proto-events'
import { deadLettersCall, replayCall } from '@formwright/proto-events/calls/operations'
import { durableOf } from '@formwright/proto-events/readings'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { startDockerBroker } from '../docker/broker.ts'

/**
 * The broker does not allow checkout's facts to auth: a relay that logs in as auth meets what Compose met when its list of
 * rights was wrong. One that logs in as checkout is the same relay once that is mended.
 */
const neverEnding = new AbortController().signal
const { urlOf } = await startDockerBroker()
const lines: { level: number; msg: string }[] = []
const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
const db = openDatabase<KitTables>(await testDatabase('checkout'), testLog)
const wrong = openBroker(urlOf('auth'), 'auth', log)
const right = openBroker(urlOf('checkout'), 'checkout', testLog)
const reader = openBroker(urlOf('documents'), 'documents', testLog)
const secret = 'a secret of the tests only'
const app = createApp({ service: 'checkout', description: 'For tests.', log: testLog, ready: async () => ({}) })
app.register(operationRoutes({ db, service: 'checkout', secret }))
const base = { url: '' }
const DURABLE = durableOf('documents', orderClaimed)

beforeAll(async () => {
  base.url = await app.listen({ host: '127.0.0.1', port: 0 })
  await eventually(() => expect([wrong, right, reader].every((broker) => broker.connected())).toBe(true))
  await reader.ensureConsumer(DURABLE, orderClaimed.type)
})
beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('dead_letters').execute()
  lines.length = 0
})
afterAll(async () => {
  await app.close()
  await Promise.all([wrong, right, reader].map((broker) => broker.close()))
  await db.destroy()
})

const claim = (order_id: string) =>
  db.transaction().execute((trx) => appendToOutbox(trx, orderClaimed, { order_id, owner: 'o' }))
const revoke = () =>
  db
    .transaction()
    .execute((trx) =>
      appendToOutbox(trx, sessionRevoked, { account_id: 'a', session_ids: ['s'], expires_at: new Date().toISOString() })
    )
const rowOf = (id: string) => db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
const drain = async (broker = wrong) => {
  while ((await relayOnce(db, broker, log)) > 0);
}
/** As if the pauses between all its tries had passed. */
async function tryUntilStuck() {
  for (let tries = 0; tries < STUCK_AFTER; tries++) {
    await db.updateTable('outbox').set({ next_try_at: null }).execute()
    await drain()
  }
}
const gateway = () => internalClient({ from: 'gateway', to: 'checkout', baseUrl: base.url, secret })
const letters = (replayed = false) => gateway().ask(deadLettersCall, { query: { limit: 100, replayed } })
const staff = { account_id: 'root', email: 'root@example.com' }
const replay = (id: number) => gateway().ask(replayCall, { params: { id }, body: staff })
const metric = async (name: string) => {
  const text = await (await fetch(`${base.url}/metrics`)).text()
  return Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(text)?.[1])
}

it('sends what stands behind 150 facts that the broker refuses, and says so as an error at once', async () => {
  for (let count = 0; count < 150; count++) await claim(`order-${count}`)
  const behind = await revoke()
  await drain()
  expect((await rowOf(behind))?.published_at).toEqual(expect.any(Date))
  const errors = lines.filter(({ level }) => level >= 50)
  expect(errors).toContainEqual(expect.objectContaining({ msg: 'facts cannot leave', types: ['order.claimed'] }))
  expect(errors).toContainEqual(
    expect.objectContaining({ msg: 'the broker does not allow this', subject: 'ev.order.claimed' })
  )
  expect(JSON.stringify(errors)).toContain('Permissions Violation for Publish')
})

it('tries a refused fact again after a pause that grows, and not before', async () => {
  const id = await claim('order-refused')
  const pauses: number[] = []
  for (let tries = 1; tries <= STUCK_AFTER; tries++) {
    await drain()
    await drain()
    const { attempts, pause } = await db
      .selectFrom('outbox')
      .select(['attempts', sql<number>`extract(epoch from next_try_at - now())::float`.as('pause')])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(attempts).toBe(tries)
    pauses.push(pause)
    await db.updateTable('outbox').set({ next_try_at: null }).execute()
  }
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
  expect(pauses.at(-1)).toBeGreaterThan(600)
})

it('shows staff a stuck fact among the dead letters, and an alarm in the metrics', async () => {
  const id = await claim('order-stuck')
  await db.updateTable('outbox').set({ created_at: sql<Date>`now() - interval '1 hour'` }).execute()
  await tryUntilStuck()
  expect(await letters()).toEqual([
    expect.objectContaining({
      direction: 'out',
      type: 'order.claimed',
      event_id: id,
      error: expect.stringContaining('Permissions Violation'),
      deliveries: STUCK_AFTER,
      state: 'waiting'
    })
  ])
  expect(await metric('formwright_outbox_stuck')).toBe(1)
  expect(await metric('formwright_outbox_unpublished')).toBe(1)
  expect(await metric('formwright_outbox_oldest_seconds')).toBeGreaterThanOrEqual(3_600)
  expect(await metric('formwright_dead_letters')).toBe(1)
  await tryUntilStuck()
  expect(await letters()).toHaveLength(1)
})

it('sends a replayed fact once when the cause is gone, and keeps its letter when it is not', async () => {
  const id = await claim('order-replayed')
  await tryUntilStuck()
  const [letter] = await letters()
  const letterId = letter?.id ?? 0

  expect(await replay(letterId)).toEqual({ id: letterId, state: 'replaying' })
  expect(await letters()).toMatchObject([{ state: 'replaying' }])
  await drain()
  expect(await letters()).toMatchObject([{ state: 'waiting', deliveries: STUCK_AFTER + 1 }])

  await replay(letterId)
  await drain(right)
  await drain(right)
  expect(await letters()).toEqual([])
  expect(await letters(true)).toMatchObject([{ id: letterId, direction: 'out', state: 'replayed' }])
  expect(await rowOf(id)).toMatchObject({ published_at: expect.any(Date), attempts: 0, next_try_at: null })
  const message = await reader.next(DURABLE, neverEnding)
  expect(JSON.parse(message?.text ?? '{}')).toMatchObject({ id, data: { order_id: 'order-replayed' } })
  await message?.ack()
  expect(await reader.pending(DURABLE)).toBe(0)
  expect(await metric('formwright_outbox_stuck')).toBe(0)
})

it('leaves by itself once the cause is gone, without anybody asking, and closes its letter', async () => {
  const id = await claim('order-healed')
  await tryUntilStuck()
  await db.updateTable('outbox').set({ next_try_at: sql<Date>`now()` }).execute()
  await drain(right)
  expect((await rowOf(id))?.published_at).toEqual(expect.any(Date))
  expect(await letters()).toEqual([])
  await (await reader.next(DURABLE, neverEnding))?.ack()
})

it('blames a fact alone that is too large for the broker', async () => {
  const id = await claim('order-large')
  await sql`update outbox set envelope = jsonb_set(envelope, '{padding}', to_jsonb(repeat(E'\\n', 40000)))`.execute(db)
  const after = await claim('order-after')
  await drain(right)
  expect((await rowOf(after))?.published_at).toEqual(expect.any(Date))
  expect(await rowOf(id)).toMatchObject({
    published_at: null,
    attempts: 1,
    last_error: expect.stringContaining('size')
  })
  await (await reader.next(DURABLE, neverEnding))?.ack()
})

it('never forgets a fact that was not sent or not answered, nor an answer while its question may be asked again', async () => {
  const [untold, told, question, answer] = [await claim('a'), await claim('b'), await claim('c'), await claim('d')]
  const old = sql<Date>`now() - interval '20 days'`
  await db.updateTable('outbox').set({ created_at: old }).execute()
  await db
    .updateTable('outbox')
    .set({ published_at: old })
    .where('id', 'in', [told, question, answer] as string[])
    .execute()
  await db.updateTable('outbox').set({ settle_key: 'c' }).where('id', '=', question).execute()
  await db.updateTable('outbox').set({ cause_id: 'e' }).where('id', '=', answer).execute()
  await sweepOnce(db, { ...right, streamCreatedAt: async () => new Date(0) }, 86_400 * 60, testLog)
  const kept = await db.selectFrom('outbox').select('id').orderBy('seq').execute()
  expect(kept.map(({ id }) => id)).toEqual([untold, question, answer])
})

it('counts no try against a fact while the broker is away', async () => {
  const id = await claim('order-away')
  const away = { ...right, publish: () => Promise.reject(new Error('The broker did not answer in time')) }
  for (let tries = 0; tries < STUCK_AFTER; tries++) {
    await db.updateTable('outbox').set({ next_try_at: null }).execute()
    await relayOnce(db, away, log)
  }
  expect(await rowOf(id)).toMatchObject({ attempts: 0, last_error: 'The broker did not answer in time' })
  expect(await letters()).toEqual([])
  await eventually(() => drain(right).then(async () => expect((await rowOf(id))?.published_at).not.toBeNull()))
  await (await reader.next(DURABLE, neverEnding))?.ack()
})
