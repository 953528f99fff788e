import { ERASED_ADDRESS, hashOfAddress } from '@formwright/kit/facts/erasure'
import { accountDeleted, contactReceived, demoRequested, erasureRequested } from '@formwright/proto-events'
import { onAccountDeleted, onErasureRequested } from '@formwright/support-chat/consumers/erasure'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { hand } from '../documents/support.ts'
import { startSupportChat } from './support.ts'

const { db, post, outbox } = await startSupportChat()
const TABLES = ['contacts', 'demo_requests', 'chat_sessions', 'chat_transcripts', 'outbox'] as const
const everything = async () =>
  JSON.stringify(await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute())))
const forget = (data: { email_verified: boolean; address_hash?: string }) =>
  hand(db as never, onAccountDeleted as never, accountDeleted, { account_id: 'acc_1', ...data })

async function writeAs(email: string, name: string) {
  await post('contact', { name, email, subject: `Subject of ${name}`, message: `Message of ${name}` })
  await post('enterprise/schedule-demo', {
    company_name: 'Engines LLC',
    contact_name: name,
    user_email: email,
    phone: `Phone of ${name}`,
    message: `Wish of ${name}`
  })
  await post('live-chat/submit', {
    session_id: `chat_${crypto.randomUUID()}`,
    user_email: email,
    topic: `Topic of ${name}`,
    summary: `Summary of ${name}`,
    messages: [{ type: 'user', content: `Chat of ${name}`, timestamp: '2026-11-20T10:14:20Z' }]
  })
}

it('takes a deleted person out of all they wrote under a verified address, in any spelling, and nobody else', async () => {
  await writeAs('Ada@Example.com', 'Adalbertina')
  await writeAs('bob@example.com', 'Bob')
  await db
    .insertInto('chat_transcripts')
    .columns(['id', 'chat_id', 'email', 'last_seq'])
    .expression(
      db
        .selectFrom('chat_sessions')
        .select(['id', 'id as chat_id', sql<string>`'ADA@example.com'`.as('email'), sql<number>`1`.as('last_seq')])
        .where('user_email', '=', 'bob@example.com')
    )
    .execute()
  await forget({ email_verified: true, address_hash: hashOfAddress('ada@example.com') })
  const left = await everything()
  expect(left).not.toMatch(/adalbertina|ada@example/i)
  for (const kept of ['Message of Bob', 'Wish of Bob', 'Chat of Bob', 'Engines LLC']) expect(left).toContain(kept)
  const contacts = await db.selectFrom('contacts').select(['email', 'message']).orderBy('seq').execute()
  expect(contacts).toEqual([
    { email: ERASED_ADDRESS, message: '' },
    { email: 'bob@example.com', message: 'Message of Bob' }
  ])
  expect(await outbox(contactReceived.type)).toMatchObject([{ name: '', email: ERASED_ADDRESS }, { name: 'Bob' }])
  expect(await outbox(demoRequested.type)).toMatchObject([{ contact_name: '', email: ERASED_ADDRESS }, {}])
})

it('leaves everything where the address was never verified', async () => {
  const before = await everything()
  await forget({ email_verified: false })
  expect(await everything()).toBe(before)
})

it('takes a person without an account out in the same way, once staff were asked', async () => {
  await writeAs('Cleo@Example.com', 'Cleopatra')
  const data = { erasure_id: crypto.randomUUID(), address_hash: hashOfAddress('cleo@example.com') }
  const event = { id: crypto.randomUUID() }
  await hand(db as never, onErasureRequested as never, erasureRequested, data, event)
  await hand(db as never, onErasureRequested as never, erasureRequested, data, event)
  const left = await everything()
  expect(left).not.toMatch(/cleopatra|cleo@example/i)
  expect(left).toContain('Message of Bob')
})
