import { randomUUID } from 'node:crypto'
import { ERASED_ADDRESS, hashOfAddress } from '@formwright/kit/facts/erasure'
import {
  onPasswordResetRequested,
  onTrialStarted,
  onUserRegistered,
  onVerificationRequested
} from '@formwright/notifications/consumers/account'
import { onDocumentGenerated } from '@formwright/notifications/consumers/documents'
import {
  onAccountDeleted,
  onDocumentErased,
  onErasureRequested,
  onOrderAnonymized
} from '@formwright/notifications/consumers/erasure'
import { onPaymentCompleted } from '@formwright/notifications/consumers/order'
import { onContactReceived } from '@formwright/notifications/consumers/support'
import {
  accountDeleted,
  contactReceived,
  documentErased,
  documentGenerated,
  erasureRequested,
  orderAnonymized,
  passwordResetRequested,
  paymentCompleted,
  trialStarted,
  userRegistered,
  verificationRequested
} from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { newAddress, startMailServer } from './mail-server.ts'
import { startNeighbours } from './neighbours.ts'
import { eventOf, generatedData, openNotifications, paymentData } from './support.ts'

const { db, hand, sender, emailOf, factsAbout } = await openNotifications()
const smtp = await startMailServer()
const neighbours = await startNeighbours()
const send = sender(smtp.url, neighbours.url)
const kindOf = (mail: { headers: { key: string; value: string }[] } | undefined) =>
  mail?.headers.find(({ key }) => key === 'x-formwright-kind')?.value

it('mails a link to set a password, made and addressed on the spot, once', async () => {
  const address = newAddress()
  const reset_id = randomUUID()
  neighbours.state.reset = address
  const event = eventOf(passwordResetRequested, { reset_id })
  await hand(onPasswordResetRequested, event)
  await hand(onPasswordResetRequested, event)
  await Promise.all([send(), send()])
  expect(smtp.to(address)).toHaveLength(1)
  const { mail } = smtp.to(address)[0] ?? {}
  expect([mail?.subject, kindOf(mail)]).toEqual(['Set a new password', 'reset-password'])
  expect(mail?.text).toContain('http://localhost:8080/reset-password?token=t0ken')
  expect(mail?.html).toContain('href="http://localhost:8080/reset-password?token&#x3D;t0ken"')
  for (const body of [mail?.text, mail?.html]) expect(body).toContain('one hour')
  expect(mail?.messageId).toBe(`<reset-password.${reset_id}@formwright.example>`)
  const row = JSON.stringify(await emailOf(reset_id))
  expect(row).not.toContain('t0ken')
  expect(row).not.toContain(address)
  expect(await factsAbout(reset_id)).toMatchObject([{ type: 'mail.sent', kind: 'reset-password' }])
})

it('mails nothing for a forgotten password where there is no account', async () => {
  neighbours.state.reset = null
  const before = smtp.received.length
  const reset_id = randomUUID()
  await hand(onPasswordResetRequested, eventOf(passwordResetRequested, { reset_id }))
  await send()
  expect([smtp.received.length, (await emailOf(reset_id)).status]).toEqual([before, 'unneeded'])
})

it('mails the link that verifies an address once more, to where auth says', async () => {
  const [account_id, request_id, address] = [randomUUID(), randomUUID(), newAddress()]
  neighbours.state.account = address
  await hand(onVerificationRequested, eventOf(verificationRequested, { request_id, account_id }))
  await send()
  const { mail } = smtp.to(address)[0] ?? {}
  expect([mail?.subject, kindOf(mail)]).toEqual(['Please confirm your e-mail address', 'verify-address'])
  expect(JSON.stringify(await emailOf(request_id))).not.toContain(address)
})

it('tells a company what its trial is and when it ends', async () => {
  const address = newAddress()
  const data = { trial_id: randomUUID(), email: address, team_size: 1200, ends_at: '2026-11-28T10:00:00.000Z' }
  await hand(onTrialStarted, eventOf(trialStarted, data))
  await send()
  const { mail } = smtp.to(address)[0] ?? {}
  expect([mail?.subject, kindOf(mail)]).toEqual(['Your Enterprise trial has started', 'trial'])
  for (const body of [mail?.text, mail?.html]) {
    for (const words of ['November 28, 2026', '1,200 people', 'Priority', 'http://localhost:8080/enterprise-hub']) {
      expect(body).toContain(words)
    }
  }
})

/** Mails that were sent to somebody: the account's first, a receipt, a set of documents. */
async function history(address: string) {
  const account_id = randomUUID()
  const order = paymentData(address)
  const set = generatedData(address, { order_id: order.order_id })
  await hand(onUserRegistered, eventOf(userRegistered, { account_id, email: address, first_name: 'Adalbertina' }))
  await hand(onPaymentCompleted, eventOf(paymentCompleted, order))
  await hand(onDocumentGenerated, eventOf(documentGenerated, set))
  await send()
  expect(smtp.to(address)).toHaveLength(3)
  return { account_id, order: order.order_id, generation: set.generation_id, set }
}
/** As auth tells it of a verified address. */
const deletionOf = (account_id: string, address: string) =>
  eventOf(accountDeleted, { account_id, email_verified: true, address_hash: hashOfAddress(address) })
const rowsWith = async (text: string) =>
  (await db.selectFrom('emails').selectAll().execute()).filter((row) => JSON.stringify(row).includes(text)).length

it('forgets whom it wrote to when an account is deleted, and that it wrote it remembers', async () => {
  const address = newAddress()
  const { account_id, order, generation, set } = await history(address)
  await hand(onOrderAnonymized, eventOf(orderAnonymized, { order_ids: [order] }))
  await hand(
    onDocumentErased,
    eventOf(documentErased, { account_id, owners: ['o'], generation_ids: [generation], resume_ids: [] })
  )
  expect(await rowsWith(address)).toBe(1)
  await hand(onAccountDeleted, deletionOf(account_id, address))
  expect([await rowsWith(address), await rowsWith('Adalbertina')]).toEqual([0, 0])
  expect(await emailOf(order)).toMatchObject({ status: 'sent', recipient: null })
  await hand(onDocumentGenerated, eventOf(documentGenerated, set))
  await send()
  expect(smtp.to(address)).toHaveLength(3)
})

it('forgets everything sent to a verified address, and of an unverified one only what is surely its own', async () => {
  const [verified, unverified] = [newAddress(), newAddress()]
  const first = await history(verified)
  await hand(onAccountDeleted, deletionOf(first.account_id, verified))
  expect(await rowsWith(verified)).toBe(0)
  const second = await history(unverified)
  await hand(onAccountDeleted, eventOf(accountDeleted, { account_id: second.account_id, email_verified: false }))
  expect([await rowsWith(unverified), (await emailOf(second.account_id)).recipient]).toEqual([2, null])
})

it('sends nothing more about what was erased, and a stranger what is theirs', async () => {
  const address = newAddress()
  const account_id = randomUUID()
  const [erased, bought] = [paymentData(address), paymentData(address)]
  await hand(onUserRegistered, eventOf(userRegistered, { account_id, email: address, first_name: 'Ada' }))
  await hand(onPaymentCompleted, eventOf(paymentCompleted, erased))
  await hand(onPaymentCompleted, eventOf(paymentCompleted, bought))
  await hand(onOrderAnonymized, eventOf(orderAnonymized, { order_ids: [erased.order_id] }))
  await hand(onAccountDeleted, deletionOf(account_id, address))
  await send()
  expect(smtp.to(address).map(({ mail }) => mail.messageId)).toEqual([
    `<receipt.${bought.order_id}@formwright.example>`
  ])
  expect((await emailOf(erased.order_id)).status).toBe('unneeded')
})

it('owes nothing to a person who is gone', async () => {
  const data = paymentData(ERASED_ADDRESS)
  await hand(onPaymentCompleted, eventOf(paymentCompleted, data))
  expect(await db.selectFrom('emails').select('id').where('subject_id', '=', data.order_id).execute()).toEqual([])
})

/** A fact that nobody could act on. */
const giveUpOn = (data: object) =>
  db
    .insertInto('dead_letters')
    .values({
      consumer: 'notifications-any',
      event_id: null,
      subject: 'ev.any',
      payload: JSON.stringify({ data }),
      error: 'gave up',
      deliveries: 10
    })
    .execute()

it('forgets whom it wrote to when that person asks, and still delivers what they bought', async () => {
  const address = newAddress()
  const wrote = { contact_id: randomUUID(), name: 'Cleopatra', email: address.toUpperCase() }
  const [before, owed] = [paymentData(address), paymentData(address)]
  await hand(onPaymentCompleted, eventOf(paymentCompleted, before))
  await send()
  await hand(onContactReceived, eventOf(contactReceived, wrote))
  await hand(onPaymentCompleted, eventOf(paymentCompleted, owed))
  await giveUpOn({ ...wrote, contact_id: 'lost' })
  await giveUpOn({ ...owed, order_id: 'paid-and-lost' })
  const asked = { erasure_id: randomUUID(), address_hash: hashOfAddress(address) }
  await hand(onErasureRequested, eventOf(erasureRequested, asked))
  await hand(onErasureRequested, eventOf(erasureRequested, asked))

  expect(await emailOf(before.order_id)).toMatchObject({ status: 'sent', recipient: null })
  const confirmation = await db
    .selectFrom('emails')
    .selectAll()
    .where('subject_id', '=', wrote.contact_id)
    .where('kind', '=', 'contact-received')
    .executeTakeFirstOrThrow()
  expect(confirmation).toMatchObject({ status: 'unneeded', recipient: null })
  expect(await rowsWith('Cleopatra')).toBe(0)
  const letters = (await db.selectFrom('dead_letters').select('payload').orderBy('id').execute()).slice(-2)
  expect(letters.map(({ payload }) => JSON.parse(payload).data)).toMatchObject([
    { contact_id: 'lost', name: '', email: ERASED_ADDRESS },
    { order_id: 'paid-and-lost', email: address }
  ])
  await send()
  expect(smtp.to(address).map(({ mail }) => mail.messageId)).toEqual([
    `<receipt.${before.order_id}@formwright.example>`,
    `<receipt.${owed.order_id}@formwright.example>`
  ])
})
