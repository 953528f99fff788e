import { defineConsumer } from '@formwright/kit/facts/consumer'
import { type Messaging, startMessaging } from '@formwright/kit/facts/messaging'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { openDatabase } from '@formwright/kit/postgres/database'
import type { KitTables } from '@formwright/kit/postgres/tables'
import { entitlementGranted, orderClaimed, paymentCompleted, type Reader } from '@formwright/proto-events'
import { sql } from 'kysely'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { natsUrl, testDatabase, testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'

const publisherUrl = await testDatabase('checkout')
const readerUrl = await testDatabase('documents')
const publisher = openDatabase<KitTables>(publisherUrl, testLog)
const reader = openDatabase<KitTables>(readerUrl, testLog)
afterAll(async () => {
  await publisher.destroy()
  await reader.destroy()
})

type Consumers = Parameters<typeof startMessaging>[0]['consumers']
const tell = (sweepAfterSeconds = 1) => start('checkout', [], sweepAfterSeconds)
const listen = (...consumers: Consumers) => start('documents', consumers)

function start(service: Reader, consumers: Consumers, sweepAfterSeconds = 1): Messaging {
  const [db, databaseUrl] = service === 'checkout' ? [publisher, publisherUrl] : [reader, readerUrl]
  const messaging = startMessaging({
    service,
    natsUrl: natsUrl(),
    databaseUrl,
    db,
    consumers,
    log: testLog,
    sweepAfterSeconds
  })
  onTestFinished(() => messaging.close())
  return messaging
}

const paid = {
  order_id: 'order-settled',
  service_id: 1,
  service_title: 'Simple Will',
  state: 'TX',
  owner: 'o',
  email: 'ada@example.com',
  amount_cents: 4_900,
  discount_cents: 0,
  currency: 'usd',
  paid_at: '2026-11-21T12:00:00.000Z'
}
const claim = (orderId: string) =>
  publisher.transaction().execute((trx) => appendToOutbox(trx, orderClaimed, { order_id: orderId, owner: 'o' }))

const claims = (effects: string[], fail?: (deliveries: number) => void) => {
  let deliveries = 0
  return defineConsumer<KitTables>()({
    reader: 'documents',
    event: orderClaimed,
    async handle({ data }) {
      deliveries += 1
      fail?.(deliveries)
      effects.push(data.order_id)
    }
  })
}

it('carries a fact from the outbox to a reader once, although the publisher sends it twice', async () => {
  const effects: string[] = []
  tell()
  listen(claims(effects))
  const id = await claim('order-once')
  await eventually(() => expect(effects).toContain('order-once'))
  await publisher.updateTable('outbox').set({ published_at: null }).where('id', '=', id).execute()
  await claim('order-after')
  await eventually(() => expect(effects).toContain('order-after'))
  expect(effects.filter((order) => order === 'order-once')).toHaveLength(1)
})

it('delivers again, after a delay, what a reader failed to act upon, and keeps no trace of the failed try', async () => {
  const effects: string[] = []
  tell()
  listen(
    claims(effects, (deliveries) => {
      if (deliveries === 1) throw new Error('not this time')
    })
  )
  await claim('order-retry')
  await eventually(() => expect(effects).toContain('order-retry'), 15_000)
})

it('sets an unreadable message aside and goes on with the next', async () => {
  const effects: string[] = []
  tell()
  const consumer = claims(effects)
  listen(consumer)
  const id = await claim('order-poison')
  await publisher
    .updateTable('outbox')
    .set({ published_at: null, id: crypto.randomUUID(), envelope: JSON.stringify({ not: 'an event' }) as never })
    .where('id', '=', id)
    .execute()
  await claim('order-behind')
  await eventually(() => expect(effects).toContain('order-behind'))
  await eventually(async () => {
    const dead = await reader.selectFrom('dead_letters').select('error').where('consumer', '=', consumer.name).execute()
    expect(dead).toEqual([{ error: 'unreadable' }])
  })
})

it('sends what the broker has lost again as soon as it is connected, not a turn of the sweeper later', async () => {
  const id = await claim('order-lost')
  const beforeTheStream = new Date(Date.now() - 3_600_000)
  await publisher.updateTable('outbox').set({ published_at: beforeTheStream }).where('id', '=', id).execute()
  tell(60)
  const sent = publisher.selectFrom('outbox').select('published_at').where('id', '=', id)
  await eventually(async () => {
    expect((await sent.executeTakeFirstOrThrow()).published_at?.getTime()).toBeGreaterThan(beforeTheStream.getTime())
  }, 6_000)
})

it('refuses to start a reader that the fact does not declare, and two readers of one fact', () => {
  expect(() => start('checkout', [claims([])])).toThrow('order.claimed does not name checkout as a reader')
  expect(() => start('documents', [claims([]), claims([])])).toThrow('or is read twice')
})

it('asks again until a fact is settled, and the answer that was lost is sent again', async () => {
  const answer = defineConsumer<KitTables>()({
    reader: 'documents',
    event: paymentCompleted,
    handle: async ({ data }, { trx }) =>
      void (await appendToOutbox(trx, entitlementGranted, { order_id: data.order_id }))
  })
  listen(answer)
  const id = await publisher.transaction().execute((trx) => appendToOutbox(trx, paymentCompleted, paid))
  const asker = tell()
  const outbox = () => publisher.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await eventually(async () => expect((await outbox()).settled_at).not.toBeNull(), 15_000)

  // As if the answer had been lost on the way, and everything is older than the broker's memory of ids.
  await asker.close()
  await publisher.deleteFrom('inbox').execute()
  await publisher
    .updateTable('outbox')
    .set({ settled_at: null, id: crypto.randomUUID() })
    .where('id', '=', id)
    .execute()
  const asked = await publisher
    .selectFrom('outbox')
    .selectAll()
    .where('settle_key', '=', 'order-settled')
    .executeTakeFirstOrThrow()
  await reader
    .updateTable('outbox')
    .set({
      published_at: sql`now() - interval '1 hour'`,
      id: crypto.randomUUID(),
      cause_id: (asked.envelope as { id: string }).id
    })
    .execute()
  await publisher
    .updateTable('outbox')
    .set({ published_at: sql`now() - interval '1 hour'` })
    .where('settle_key', '=', 'order-settled')
    .execute()
  tell()
  await eventually(async () => {
    const row = await publisher
      .selectFrom('outbox')
      .selectAll()
      .where('settle_key', '=', 'order-settled')
      .executeTakeFirstOrThrow()
    expect(row.settled_at).not.toBeNull()
  }, 25_000)
})
