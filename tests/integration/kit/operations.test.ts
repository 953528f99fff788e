import { type Consumer, defineConsumer } from '@formwright/kit/facts/consumer'
import { act, deliver, MAX_DELIVERIES } from '@formwright/kit/facts/delivery'
import { replayOnce } from '@formwright/kit/facts/replay'
import { createApp } from '@formwright/kit/http/app'
import { internalClient } from '@formwright/kit/identity/internal'
import { openDatabase } from '@formwright/kit/postgres/database'
import type { KitTables } from '@formwright/kit/postgres/tables'
import { operationRoutes } from '@formwright/kit/staff/operations'
import { type CloudEvent, defineEvent } from '@formwright/proto-events'
import type { Caller } from '@formwright/proto-events/call'
import { auditLogCall, backlogCall, deadLettersCall, replayCall } from '@formwright/proto-events/calls/operations'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, testLog } from '../../support/database.ts'

const secret = 'a secret of the tests only'
const db = openDatabase<KitTables>(await testDatabase('checkout'), testLog)
const app = createApp({ service: 'checkout', description: 'For tests.', log: testLog, ready: async () => ({}) })
app.register(operationRoutes({ db, service: 'checkout', secret }))
const base = { address: '' }
beforeAll(async () => {
  base.address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await db.destroy()
})

const from = (caller: Caller) => internalClient({ from: caller, to: 'checkout', baseUrl: base.address, secret })
const gateway = () => from('gateway')
const letters = async (consumer: string, replayed = false) =>
  (await gateway().ask(deadLettersCall, { query: { limit: 100, replayed } })).filter(
    (letter) => letter.consumer === consumer
  )
const staff = { account_id: 'root', email: 'root@example.com', request_id: 'request-1' }
const replay = (id: number) => gateway().ask(replayCall, { params: { id }, body: staff })

let names = 0
function reader(work: () => void) {
  const effects: string[] = []
  const consumer = defineConsumer<KitTables>()({
    reader: 'checkout',
    event: defineEvent(
      `test.made-${names++}`,
      { owner: 'checkout', readers: ['checkout'] },
      Type.Object({ order_id: Type.String() }),
      { order_id: 'ord_1' }
    ),
    async handle({ data }) {
      work()
      effects.push(data.order_id)
    }
  })
  return { consumer: consumer as unknown as Consumer, effects, name: consumer.name }
}
const { signal } = new AbortController()
const again = (consumer: Consumer) => replayOnce(db, [consumer], { log: testLog, signal })

const eventOf = (consumer: Consumer, id: string): CloudEvent => ({
  specversion: '1.0',
  id,
  source: 'checkout',
  type: consumer.event.type,
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  data: { order_id: 'order-1' }
})

/** As the broker hands over what has failed too often. */
async function bury(consumer: Consumer, { text, id = `event-${names++}` }: { text?: string; id?: string } = {}) {
  const event = eventOf(consumer, id)
  const message = {
    subject: `ev.${consumer.event.type}`,
    text: text ?? JSON.stringify(event),
    deliveries: MAX_DELIVERIES + 1,
    ack: async () => undefined,
    retryIn: () => undefined,
    giveUp: () => undefined,
    stillWorking: () => undefined
  }
  await deliver(message, { db, consumer, log: testLog, signal })
}

it('tells the gateway what a service gave up on, without what was in it', async () => {
  const { consumer, name } = reader(() => undefined)
  await bury(consumer)
  expect(await letters(name)).toEqual([
    {
      id: expect.any(Number),
      direction: 'in',
      consumer: name,
      event_id: expect.any(String),
      type: consumer.event.type,
      error: 'gave up',
      deliveries: MAX_DELIVERIES + 1,
      created_at: expect.any(String),
      state: 'waiting'
    }
  ])
  await expect(
    from('notifications').ask(deadLettersCall, { query: { limit: 100, replayed: false } })
  ).rejects.toMatchObject({ status: 401 })
  expect((await fetch(`${base.address}/internal/dead-letters`)).status).toBe(401)
})

it('replays a letter once, with the reader that gave it up, and writes down who asked', async () => {
  const { consumer, effects, name } = reader(() => undefined)
  const bystander = reader(() => undefined)
  await bury(consumer)
  const [letter] = await letters(name)
  const id = letter?.id ?? 0
  await again(consumer)
  expect(effects).toEqual([])
  expect(await replay(id)).toEqual({ id, state: 'replaying' })
  expect(await letters(name)).toMatchObject([{ state: 'replaying' }])
  await Promise.all([again(bystander.consumer), again(consumer), again(consumer)])
  expect([effects, bystander.effects]).toEqual([['order-1'], []])
  expect(await letters(name)).toEqual([])
  expect(await letters(name, true)).toMatchObject([{ id, state: 'replayed' }])
  await expect(replay(id)).rejects.toMatchObject({ status: 409, code: 'already-replayed' })
  const audit = await gateway().ask(auditLogCall, { query: { limit: 1 } })
  expect(audit).toMatchObject([
    {
      account_id: 'root',
      email: 'root@example.com',
      action: 'dead-letter.replayed',
      subject: String(id),
      details: { consumer: name },
      request_id: 'request-1'
    }
  ])
})

it('keeps one letter of a fact that is told again and given up again, until that is replayed', async () => {
  const { consumer, name } = reader(() => undefined)
  for (const id of ['told-again', 'told-again', 'told-once']) await bury(consumer, { id })
  expect(await letters(name)).toHaveLength(2)
  const [letter] = await letters(name)
  await replay(letter?.id ?? 0)
  await again(consumer)
  await bury(consumer, { id: 'told-once' })
  expect(await letters(name)).toHaveLength(2)
})

it('knows what it has acted upon for as long as that is told again', async () => {
  const { consumer, effects, name } = reader(() => undefined)
  const event = eventOf(consumer, 'told-for-a-month')
  const old = { received_at: sql<Date>`now() - interval '29 days'` }
  const hear = () => act(event, { db, consumer, log: testLog, signal })
  await hear()
  await db.updateTable('inbox').set(old).where('consumer', '=', name).execute()
  await hear()
  const { age } = await db
    .selectFrom('inbox')
    .select(sql<number>`extract(epoch from now() - received_at)::float`.as('age'))
    .where('consumer', '=', name)
    .executeTakeFirstOrThrow()
  expect([effects, age < 3_600]).toEqual([['order-1'], true])
})

it('keeps a letter that fails again, with the reason, for another try', async () => {
  const state = { broken: true }
  const { consumer, effects, name } = reader(() => {
    if (state.broken) throw new Error('still broken')
  })
  await bury(consumer)
  const id = (await letters(name))[0]?.id ?? 0
  await replay(id)
  await again(consumer)
  expect(await letters(name)).toMatchObject([{ state: 'waiting', error: 'Error: still broken' }])
  state.broken = false
  await replay(id)
  await again(consumer)
  expect([effects, await letters(name)]).toEqual([['order-1'], []])
})

it('does nothing twice when the fact was acted upon meanwhile', async () => {
  const { consumer, effects, name } = reader(() => undefined)
  await bury(consumer)
  const row = await db.selectFrom('dead_letters').selectAll().where('consumer', '=', name).executeTakeFirstOrThrow()
  await db
    .insertInto('inbox')
    .values({ consumer: name, event_id: row.event_id ?? '' })
    .execute()
  await replay(row.id)
  await again(consumer)
  expect([effects, await letters(name)]).toEqual([[], []])
})

it('says of what nobody can read that it is unreadable, also when it is replayed', async () => {
  const { consumer, name } = reader(() => undefined)
  await bury(consumer, { text: 'no event' })
  const id = (await letters(name))[0]?.id ?? 0
  await replay(id)
  await again(consumer)
  expect(await letters(name)).toMatchObject([{ error: 'unreadable', state: 'waiting' }])
})

it('answers 404 for a letter that does not exist, and counts what waits', async () => {
  await expect(replay(999_999)).rejects.toMatchObject({ status: 404 })
  const { dead, unpublished } = await gateway().ask(backlogCall)
  expect([dead, unpublished]).toEqual([expect.any(Number), 0])
  expect(dead).toBeGreaterThan(0)
})
