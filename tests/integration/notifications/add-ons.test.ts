import { randomUUID } from 'node:crypto'
import { ERASED_ADDRESS } from '@formwright/kit/facts/erasure'
import { onOrderAnonymized } from '@formwright/notifications/consumers/erasure'
import { onAddOnDone, onAddOnOrdered } from '@formwright/notifications/consumers/order'
import { addOnDone, addOnOrdered, type DataOf, orderAnonymized } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { newAddress, startMailServer } from './mail-server.ts'
import { eventOf, openNotifications, STAFF } from './support.ts'

const { db, hand, sender } = await openNotifications()
const smtp = await startMailServer()
const send = sender(smtp.url, 'http://127.0.0.1:9')

const ordered = (changes: Partial<DataOf<typeof addOnOrdered>> = {}): DataOf<typeof addOnOrdered> => ({
  task_id: randomUUID(),
  order_id: randomUUID(),
  add_on: 'document_review',
  title: 'Professional Legal Analysis',
  price_cents: 14_900,
  service_id: 1,
  service_title: 'Simple Will',
  email: newAddress(),
  ordered_at: '2026-11-20T15:15:00.000Z',
  due_at: '2026-11-22T15:15:00.000Z',
  ...changes
})
const toStaffAbout = (order: string) => smtp.to(STAFF).filter(({ mail }) => mail.text?.includes(order.slice(0, 8)))

it.each([
  ['document_review', 'reads your finished documents'],
  ['express_consultation', 'ask your questions'],
  ['filing_support', 'the office you file with'],
  ['something_new', 'gets in touch with you']
])('tells the customer once what happens next with %s, and by when', async (add_on, next) => {
  const data = ordered({ add_on })
  await hand(onAddOnOrdered, eventOf(addOnOrdered, data))
  await hand(onAddOnOrdered, eventOf(addOnOrdered, data))
  await send()
  const [sent, ...more] = smtp.to(data.email)
  expect([sent?.mail.subject, more]).toEqual(['What happens next: Professional Legal Analysis', []])
  for (const body of [sent?.mail.text, sent?.mail.html]) {
    expect(body).toContain(next)
    expect(body).toContain('November 22, 2026 at 10:15 AM Eastern Time')
    expect(body).toContain('half of its price is refunded')
  }
})

it('tells staff what there is to do, for whom and by when; an answer goes to the customer', async () => {
  const data = ordered()
  await hand(onAddOnOrdered, eventOf(addOnOrdered, data))
  await send()
  const [sent, ...more] = toStaffAbout(data.order_id)
  expect([sent?.recipients, more]).toEqual([[STAFF], []])
  expect(sent?.mail.subject).toBe('Professional Legal Analysis: due November 22, 2026 at 10:15 AM Eastern Time')
  expect(sent?.mail.replyTo).toEqual([{ address: data.email, name: '' }])
  for (const body of [sent?.mail.text, sent?.mail.html]) {
    expect(body).toContain(data.email)
    expect(body).toContain('Simple Will')
  }
})

it('tells the customer once that it is done', async () => {
  const { task_id, order_id, add_on, title, service_title, email } = ordered()
  const data = { task_id, order_id, add_on, title, service_title, email }
  await hand(onAddOnDone, eventOf(addOnDone, data))
  await hand(onAddOnDone, eventOf(addOnDone, data))
  await send()
  expect(smtp.to(email).map(({ mail }) => mail.subject)).toEqual(['Done: Professional Legal Analysis'])
})

it('writes nothing, neither to staff, about an order whose customer is gone', async () => {
  const data = ordered()
  await hand(onAddOnOrdered, eventOf(addOnOrdered, data))
  await hand(onOrderAnonymized, eventOf(orderAnonymized, { order_ids: [data.order_id] }))
  await hand(onAddOnDone, eventOf(addOnDone, { ...data, email: ERASED_ADDRESS }))
  await send()
  expect([smtp.to(data.email), toStaffAbout(data.order_id)]).toEqual([[], []])
  const rows = await db.selectFrom('emails').selectAll().where('subject_id', '=', data.task_id).execute()
  expect(rows.map(({ status }) => status)).toEqual(['unneeded', 'unneeded'])
  expect(JSON.stringify(rows)).not.toContain(data.email)
})
