import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { openBroker } from '@formwright/kit/facts/broker'
import { ownerOf } from '@formwright/kit/identity/owner'
import { paymentCompleted } from '@formwright/proto-events'
import { afterAll, expect, it } from 'vitest'
import { natsUrl, testLog } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'
import { pdfOf } from './pdf.ts'
import { processesOn } from './processes.ts'
import { library, newOrderId, newUserId, openDocuments, paymentOf, will, willAnswers } from './support.ts'

const { url, db } = await openDocuments()
const broker = openBroker(natsUrl(), 'documents-test', testLog)
const { startService, startWorker } = processesOn(url)
const service = await startService()
afterAll(() => broker.close())

async function buy() {
  const [user, order] = [newUserId(), newOrderId()]
  const body = JSON.stringify({ user_id: user, service_id: will.meta.id, answers: willAnswers, completed: true })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${service.address}/api/questionnaire/save`, { method: 'POST', headers, body })
  const event = { specversion: '1.0', source: 'checkout', type: paymentCompleted.type, time: new Date().toISOString() }
  const data = paymentOf(order, ownerOf(user))
  const envelope = { ...event, id: randomUUID(), datacontenttype: 'application/json', data }
  await eventually(async () => {
    await broker.streamCreatedAt()
    await broker.publish(event.type, envelope.id, JSON.stringify(envelope))
  })
  return order
}

const setOf = (order: string) =>
  db.selectFrom('generations').select(['id', 'status']).where('order_id', '=', order).execute()
const isReady = (order: string) =>
  eventually(async () => expect(await setOf(order)).toMatchObject([{ status: 'ready' }]), 50_000)

it('turns a payment into one downloadable set, and settles what it asked for', async () => {
  const worker = await startWorker()
  const order = await buy()
  await isReady(order)
  const [set] = await setOf(order)
  const packet = await fetch(`${service.address}/api/download/${set?.id}`)
  expect((await pdfOf(new Uint8Array(await packet.arrayBuffer()))).text).toContain(String(willAnswers['full_name']))
  await eventually(async () => {
    const asked = await db
      .selectFrom('outbox')
      .select('settled_at')
      .where('settle_key', '=', set?.id ?? '')
      .where('type', '=', 'document.requested')
      .executeTakeFirstOrThrow()
    expect(asked.settled_at).not.toBeNull()
  })
  worker.child.kill('SIGTERM')
  expect((await once(worker.child, 'exit'))[0]).toBe(0)
}, 90_000)

it('has the blank forms made by a worker soon after the start, without being asked', async () => {
  const worker = await startWorker()
  await eventually(async () => {
    const made = await db.selectFrom('blank_forms').select('service_id').where('status', '=', 'ready').execute()
    expect(made.map((form) => form.service_id).sort()).toEqual(library.services.map(({ meta }) => meta.id).sort())
  }, 60_000)
  const answer = await fetch(`${service.address}/api/documents/generate-template`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service_id: will.meta.id, template_type: 'basic' })
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  worker.child.kill('SIGTERM')
  expect((await once(worker.child, 'exit'))[0]).toBe(0)
}, 90_000)

it('loses and repeats nothing when one of two workers is told to end in the middle', async () => {
  const [first] = await Promise.all([startWorker(), startWorker()])
  const orders = await Promise.all(Array.from({ length: 8 }, buy))
  await eventually(async () => {
    const states = (await Promise.all(orders.map(setOf))).flat().map(({ status }) => status)
    expect(states).toContain('generating')
  })
  first.child.kill('SIGTERM')
  await Promise.all(orders.map(isReady))
  const facts = await db.selectFrom('outbox').select('envelope').where('type', '=', 'document.generated').execute()
  const announced = facts.map(({ envelope }) => (envelope.data as { order_id: string }).order_id)
  expect(orders.map((order) => announced.filter((told) => told === order).length)).toEqual(orders.map(() => 1))
}, 90_000)
