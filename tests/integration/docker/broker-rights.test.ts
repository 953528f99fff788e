import { randomUUID } from 'node:crypto'
import { type Broker, MessageRefused, openBroker } from '@formwright/kit/facts/broker'
import type { Reader } from '@formwright/proto-events'
import { facts, factsOf, readingsOf } from '@formwright/proto-events/readings'
import type { NatsConnection } from 'nats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rights } from '../../../deploy/docker/nats-config.ts'
import { testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { startDockerBroker } from './broker.ts'

const neverEnding = new AbortController().signal
const { urlOf, open } = await startDockerBroker()
const users = Object.keys(rights)
const programOf = (user: string) => user.replaceAll('_', '-') as Reader
const userOf = (program: Reader) => program.replaceAll('-', '_')
const readings = users.flatMap((user) => readingsOf(programOf(user)))

const brokers = new Map<string, Broker>()
const raw = new Map<string, NatsConnection>()
beforeAll(async () => {
  for (const user of users) {
    brokers.set(user, openBroker(urlOf(user), user, testLog))
    raw.set(user, await open(user))
  }
  await eventually(() => expect([...brokers.values()].every((broker) => broker.connected())).toBe(true))
  await brokerOf('documents').streamCreatedAt()
})
afterAll(() => Promise.all([...brokers.values()].map((broker) => broker.close())))

const brokerOf = (user: string) => brokers.get(user) as Broker
const sayOf = (error: Error) => (error instanceof MessageRefused ? error.message.replaceAll("'", '') : error)
const reason = (error: { code?: string; message: string }) => error.code ?? error.message
/** What the server says to a request; it must not be silence. */
const asked = (user: string, subject: string, body: object | '' = '') =>
  (raw.get(user) as NatsConnection)
    .request(subject, body === '' ? body : JSON.stringify(body), { timeout: 4_000 })
    .then((answer) => answer.json<{ error?: { description: string } }>().error?.description ?? 'done', reason)
const REFUSED = 'PERMISSIONS_VIOLATION'

describe.each(facts.map((fact) => [fact.type, fact] as const))('%s', (type, fact) => {
  const own = readings.filter(({ event }) => event === fact)

  it('goes from its owner to each of its readers', async () => {
    const text = JSON.stringify({ type })
    await brokerOf(userOf(fact.source)).publish(type, randomUUID(), text)
    for (const { reader, durable } of own) {
      const broker = brokerOf(userOf(reader))
      await broker.ensureConsumer(durable, type)
      const message = await broker.next(durable, neverEnding)
      expect([message?.subject, message?.text]).toEqual([`ev.${type}`, text])
      await message?.ack()
      expect(await broker.pending(durable)).toBe(0)
    }
    expect(own).not.toEqual([])
  })

  it('cannot be told by anybody else', async () => {
    const others = users.filter((user) => user !== userOf(fact.source))
    const told = await Promise.all(
      others.map((user) =>
        brokerOf(user)
          .publish(type, randomUUID(), '{}')
          .then(() => `${user} told it`, sayOf)
      )
    )
    expect(told).toEqual(others.map(() => `Permissions Violation for Publish to "ev.${type}"`))
  })

  it('cannot be made, found, fetched or acknowledged in the place of another reader', async () => {
    for (const { reader, durable } of own) {
      for (const user of users.filter((one) => one !== userOf(reader))) {
        const attempts = [
          `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.ev.${type}`,
          `$JS.API.CONSUMER.DURABLE.CREATE.EVENTS.${durable}`,
          `$JS.API.CONSUMER.INFO.EVENTS.${durable}`,
          `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
          `$JS.ACK.EVENTS.${durable}.1.1.1.1.0`
        ]
        const answers = await Promise.all(attempts.map((subject) => asked(user, subject)))
        expect([user, ...answers]).toEqual([user, ...attempts.map(() => REFUSED)])
      }
    }
  })
})

describe.each(users)('%s', (user) => {
  it.each([
    'STREAM.PURGE.EVENTS',
    'STREAM.DELETE.EVENTS',
    'STREAM.UPDATE.EVENTS',
    'STREAM.SNAPSHOT.EVENTS',
    'STREAM.CREATE.OTHERS',
    'STREAM.MSG.GET.EVENTS',
    'STREAM.MSG.DELETE.EVENTS',
    'DIRECT.GET.EVENTS',
    'CONSUMER.CREATE.EVENTS',
    ...readings.slice(0, 1).map(({ durable }) => `CONSUMER.DELETE.EVENTS.${durable}`)
  ])('may not ask for %s', async (call) => {
    expect(await asked(user, `$JS.API.${call}`)).toBe(REFUSED)
  })

  it('may not delete its own places, nor have another fact brought to them', async () => {
    const own = readingsOf(programOf(user))
    for (const { durable, event } of own) {
      const [other] = facts.filter((fact) => fact !== event)
      const create = `$JS.API.CONSUMER.CREATE.EVENTS.${durable}`
      expect(await asked(user, `$JS.API.CONSUMER.DELETE.EVENTS.${durable}`)).toBe(REFUSED)
      expect(await asked(user, `${create}.ev.${other?.type}`)).toBe(REFUSED)
      const config = { durable_name: durable, filter_subject: `ev.${other?.type}`, ack_policy: 'explicit' }
      expect(await asked(user, `${create}.ev.${event.type}`, { stream_name: 'EVENTS', config })).toMatch(/subject/)
    }
  })

  it('may listen to nothing but what it is answered', async () => {
    for (const subject of ['>', 'ev.>', '$JS.>', '_INBOX_documents.x'].filter((one) => !one.includes(`_${user}.`))) {
      const heard = await new Promise((resolve) => {
        ;(raw.get(user) as NatsConnection).subscribe(subject, { callback: (error) => resolve(error?.code) })
      })
      expect([subject, heard]).toEqual([subject, REFUSED])
    }
  })
})

it('lets whoever keeps facts make a stream that is missing, and not the worker', async () => {
  const config = { name: 'EVENTS', subjects: ['ev.>'] }
  const answers = await Promise.all(
    users.map(async (user) => [user, await asked(user, '$JS.API.STREAM.CREATE.EVENTS', config)])
  )
  const refused = answers.filter(([, answer]) => answer === REFUSED).map(([user]) => user)
  expect(refused.sort()).toEqual(['documents_worker', 'gateway'])
})

it('gives the worker no fact to tell', () => {
  expect(factsOf('documents-worker')).toEqual([])
})
