import { randomUUID } from 'node:crypto'
import { onRefundFailed } from '@formwright/notifications/consumers/order'
import { onContactReceived, onDemoRequested } from '@formwright/notifications/consumers/support'
import { contactReceived, demoRequested, refundFailed } from '@formwright/proto-events'
import { buildApp } from '@formwright/support-chat/app'
import { receiveContact } from '@formwright/support-chat/domain/contact'
import { requestDemo } from '@formwright/support-chat/domain/demo'
import { expect, it } from 'vitest'
import { testLog } from '../../support/database.ts'
import { config, startSupportChat } from '../support-chat/support.ts'
import { newAddress, startMailServer } from './mail-server.ts'
import { INTERNAL_SECRET } from './neighbours.ts'
import { eventOf, openNotifications, STAFF } from './support.ts'

const support = await startSupportChat()
const owner = buildApp({ db: support.db, config: { ...config, INTERNAL_SECRET }, log: testLog })
const { hand, sender, emailsAbout } = await openNotifications()
const smtp = await startMailServer()
const send = sender(smtp.url, await owner.listen({ host: '127.0.0.1', port: 0 }))
const toStaffAbout = (id: string) => smtp.to(STAFF).filter(({ mail }) => mail.subject?.includes(id.slice(0, 8)))

const HOSTILE = '<script>alert(1)</script>\r\nBcc: eve@example.com\r\n\r\n{{email}} & "quotes"'

const CONFIRM = { confirm: true }

async function write(changes: object = {}) {
  const email = newAddress()
  await receiveContact(
    support.db,
    { name: 'Ada King', email, subject: 'Witnesses', message: 'May she?', ...changes },
    CONFIRM
  )
  const row = await support.db.selectFrom('contacts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  await hand(onContactReceived, eventOf(contactReceived, { contact_id: row.id, name: row.name, email }))
  return { id: row.id, email }
}

async function ask(changes: object = {}) {
  const user_email = newAddress()
  await requestDemo(
    support.db,
    { company_name: 'Engines LLC', contact_name: 'Ada King', user_email, ...changes },
    CONFIRM
  )
  const row = await support.db
    .selectFrom('demo_requests')
    .selectAll()
    .where('user_email', '=', user_email)
    .executeTakeFirstOrThrow()
  const data = { demo_id: row.id, contact_name: row.contact_name, email: user_email }
  await hand(onDemoRequested, eventOf(demoRequested, data))
  return { id: row.id, email: user_email }
}

it.each([
  { what: 'a message', tell: () => write(), says: ['Ada King', 'Witnesses', 'May she?'] },
  {
    what: 'a demo request',
    tell: () => ask({ phone: '(512) 555-0142', message: 'Forty leases a month' }),
    says: ['Engines LLC', 'Ada King', '(512) 555-0142', 'Forty leases a month']
  }
])('tells staff of $what once, and an answer goes to the sender', async ({ tell, says }) => {
  const { id, email } = await tell()
  await send()
  await send()
  const [sent, ...more] = toStaffAbout(id)
  expect([sent?.recipients, more]).toEqual([[STAFF], []])
  expect(sent?.mail.replyTo).toEqual([{ address: email, name: '' }])
  for (const words of [...says, email]) {
    expect(sent?.mail.text).toContain(words)
    expect(sent?.mail.html).toContain(words)
  }
})

it.each([
  { what: 'a message', tell: () => write({ name: '=1+1 <b>Ada</b>', subject: '<i>x</i>', message: HOSTILE }) },
  { what: 'a demo request', tell: () => ask({ company_name: '<b>Engines</b>', message: HOSTILE }) }
])('prints what $what says as text, and never as markup or as a header', async ({ tell }) => {
  const { id } = await tell()
  await send()
  const [sent] = toStaffAbout(id)
  expect(sent?.recipients).toEqual([STAFF])
  expect(sent?.mail.bcc).toBeUndefined()
  const [head = ''] = (sent?.raw ?? '').split('\r\n\r\n')
  expect(head).not.toMatch(/^bcc:/im)
  expect(sent?.mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(sent?.mail.html).not.toMatch(/<script|<b>|<i>/)
  expect(sent?.mail.text).toContain('<script>alert(1)</script>')
  expect(sent?.mail.text).toContain('{{email}} & "quotes"')
  expect(sent?.mail.html).toMatch(/^Bcc: eve@example.com$/m)
})

it('leaves out an answer address that is none', async () => {
  const { id, email } = await write()
  const address = 'Eve <eve@example.com>, mallory@example.com'
  await support.db.updateTable('contacts').set({ email: address }).where('email', '=', email).execute()
  await send()
  expect(toStaffAbout(id)[0]?.mail.replyTo).toBeUndefined()
})

it('tells staff alone where the mailbox has had enough confirmations today', async () => {
  const email = newAddress()
  const contact = { name: 'Ada King', email, subject: 'Again', message: 'And again' }
  await receiveContact(support.db, contact, { confirm: false })
  await requestDemo(support.db, { company_name: 'X', contact_name: 'Ada', user_email: email }, { confirm: false })
  const facts = await support.outbox('contact.received')
  const { contact_id } = facts.at(-1) as { contact_id: string }
  const { demo_id } = (await support.outbox('demo.requested')).at(-1) as { demo_id: string }
  await hand(onContactReceived, eventOf(contactReceived, { contact_id, name: 'Ada King', email, confirm: false }))
  await hand(onDemoRequested, eventOf(demoRequested, { demo_id, contact_name: 'Ada', email, confirm: false }))
  await send()
  expect([toStaffAbout(contact_id).length, toStaffAbout(demo_id).length, smtp.to(email)]).toEqual([1, 1, []])
})

it('writes nothing about a message that is gone', async () => {
  const id = randomUUID()
  await hand(onContactReceived, eventOf(contactReceived, { contact_id: id, name: '', email: newAddress() }))
  await hand(onDemoRequested, eventOf(demoRequested, { demo_id: id, contact_name: '', email: newAddress() }))
  await send()
  expect(toStaffAbout(id).filter(({ mail }) => /contact form|Demo requested/.test(mail.subject ?? ''))).toEqual([])
  const statuses = (await emailsAbout(id)).map(({ kind, status }) => `${kind} ${status}`).sort()
  expect(statuses).toEqual([
    'contact-received sent',
    'demo-requested sent',
    'staff-contact unneeded',
    'staff-demo unneeded'
  ])
  await owner.close()
})

it('tells staff once of a refund that failed', async () => {
  const id = randomUUID()
  const failed = { order_id: id, refund_id: id, service_title: 'Simple Will', amount_cents: 4410, currency: 'usd' }
  const event = eventOf(refundFailed, { ...failed, failed_at: '2026-11-21T12:00:00.000Z' })
  await hand(onRefundFailed, event)
  await hand(onRefundFailed, event)
  await send()
  const [sent, ...more] = toStaffAbout(id)
  expect([sent?.recipients, sent?.mail.subject, more]).toEqual([
    [STAFF],
    `A refund of $44.10 failed (${id.slice(0, 8)})`,
    []
  ])
  for (const words of ['Simple Will', 'November 21, 2026', 'has not got the money', id]) {
    expect(sent?.mail.text?.replaceAll('\n', ' ')).toContain(words)
    expect(sent?.mail.html).toContain(words)
  }
})
