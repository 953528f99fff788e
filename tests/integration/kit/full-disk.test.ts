import { defineConsumer } from '@formwright/kit/facts/consumer'
import { startMessaging } from '@formwright/kit/facts/messaging'
import { appendToOutbox } from '@formwright/kit/facts/outbox'
import { openDatabase } from '@formwright/kit/postgres/database'
import type { KitTables } from '@formwright/kit/postgres/tables'
import { orderClaimed } from '@formwright/proto-events'
import { type Kysely, sql } from 'kysely'
import { connect } from 'nats'
import { expect, it } from 'vitest'
import { natsUrl, testDatabase, testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { startSupportChat } from '../support-chat/support.ts'

const { db: chat, post } = await startSupportChat()

/** Postgres' own words and code for a disk without room, from each write to the table. Returns how room is made. */
// biome-ignore lint/suspicious/noExplicitAny: any service's tables
async function fill(db: Kysely<any>, table: string): Promise<() => Promise<void>> {
  await sql
    .raw(`
      create function no_room() returns trigger language plpgsql as $$
        begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger no_room before insert on ${table} for each row execute function no_room()`)
    .execute(db)
  return async () => void (await sql.raw('drop function no_room cascade').execute(db))
}

it('answers 503 and when to come back while the disk is full, and keeps nothing half', async () => {
  const message = { name: 'Bo', email: 'bo@example.com', subject: 'Hello', message: 'Hello' }
  const makeRoom = await fill(chat, 'outbox')
  const refused = await post('contact', message)
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '2'])
  expect(await chat.selectFrom('contacts').selectAll().execute()).toEqual([])
  await makeRoom()
  expect((await post('contact', message)).statusCode).toBe(201)
  expect(await chat.selectFrom('contacts').selectAll().execute()).toHaveLength(1)
})

it('keeps a job in hand until there is room, and burns none of its deliveries', async () => {
  const publisherUrl = await testDatabase('checkout')
  const readerUrl = await testDatabase('documents')
  const publisher = openDatabase<KitTables>(publisherUrl, testLog)
  const reader = openDatabase<KitTables>(readerUrl, testLog)
  let tries = 0
  const effects: string[] = []
  const consumer = defineConsumer<KitTables>()({
    reader: 'documents',
    event: orderClaimed,
    prepare: async () => {
      tries += 1
    },
    async handle({ data }) {
      effects.push(data.order_id)
    }
  })
  const options = { natsUrl: natsUrl(), log: testLog, sweepAfterSeconds: 0 }
  const sending = startMessaging({
    ...options,
    service: 'checkout',
    databaseUrl: publisherUrl,
    db: publisher,
    consumers: []
  })
  const reading = startMessaging({
    ...options,
    service: 'documents',
    databaseUrl: readerUrl,
    db: reader,
    consumers: [consumer]
  })
  const makeRoom = await fill(reader, 'inbox')
  const fact = { order_id: 'an order', owner: 'o' }
  await publisher.transaction().execute((trx) => appendToOutbox(trx, orderClaimed, fact))
  await eventually(() => expect(tries).toBeGreaterThan(1), 20_000)
  expect(effects).toEqual([])
  await makeRoom()
  await eventually(() => expect(effects).toEqual(['an order']), 20_000)

  const connection = await connect({ servers: new URL(natsUrl()).host })
  const { delivered } = await (await connection.jetstreamManager()).consumers.info('EVENTS', consumer.name)
  expect(delivered.consumer_seq).toBe(1)
  expect(await reader.selectFrom('dead_letters').selectAll().execute()).toEqual([])
  await Promise.all([connection.close(), sending.close(), reading.close()])
  await Promise.all([publisher.destroy(), reader.destroy()])
})
