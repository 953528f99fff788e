import { onUserRegistered } from '@formwright/notifications/consumers/account'
import { onDocumentGenerated } from '@formwright/notifications/consumers/documents'
import { onPaymentCompleted, onPaymentRefunded } from '@formwright/notifications/consumers/order'
import { documentGenerated, paymentCompleted, paymentRefunded, userRegistered } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { newAddress, startMailServer } from './mail-server.ts'
import { pdf, startNeighbours } from './neighbours.ts'
import { eventOf, generatedData, openNotifications, paymentData } from './support.ts'

const { hand, sender, emailOf, factsAbout } = await openNotifications()
const smtp = await startMailServer()
const neighbours = await startNeighbours()
const send = sender(smtp.url, neighbours.url)
const headerOf = (mail: { headers: { key: string; value: string }[] }, key: string) =>
  mail.headers.find((header) => header.key === key)?.value

it('sends one mail for a generation, however often and by however many the fact is told', async () => {
  const address = newAddress()
  const data = generatedData(address)
  const event = eventOf(documentGenerated, data)
  await Promise.all(Array.from({ length: 5 }, () => hand(onDocumentGenerated, event)))
  await hand(onDocumentGenerated, eventOf(documentGenerated, data))
  await Promise.all([send(), send(), send()])
  await hand(onDocumentGenerated, event)
  await send()
  expect(smtp.to(address)).toHaveLength(1)
  expect(await factsAbout(data.generation_id)).toEqual([
    {
      type: 'mail.sent',
      cause_id: event.id,
      kind: 'documents',
      subject_id: data.generation_id,
      message_id: `<documents.${data.generation_id}@formwright.example>`
    }
  ])
})

it('answers a later fact about a mailed set without another mail', async () => {
  const address = newAddress()
  const data = generatedData(address)
  await hand(onDocumentGenerated, eventOf(documentGenerated, data))
  await send()
  const again = eventOf(documentGenerated, data)
  await hand(onDocumentGenerated, again)
  await send()
  expect(smtp.to(address)).toHaveLength(1)
  expect((await factsAbout(data.generation_id)).map(({ cause_id }) => cause_id)).toContain(again.id)
})

it('sends no documents of an order that was refunded before the mail was written', async () => {
  const address = newAddress()
  const data = generatedData(address)
  await hand(onDocumentGenerated, eventOf(documentGenerated, data))
  neighbours.state.gone = true
  await send()
  neighbours.state.gone = false
  expect([smtp.to(address), (await emailOf(data.generation_id)).status]).toEqual([[], 'unneeded'])
})

it('attaches the packet and each document, byte for byte, with the way to file them', async () => {
  const address = newAddress()
  const data = generatedData(address)
  await hand(onDocumentGenerated, eventOf(documentGenerated, data))
  await send()
  const { mail, recipients } = smtp.to(address)[0] ?? {}
  const { packet, documents } = neighbours.files
  expect(recipients).toEqual([address])
  expect(mail?.subject).toBe('Your documents are ready: Simple Will')
  expect(mail?.messageId).toBe(`<documents.${data.generation_id}@formwright.example>`)
  expect(headerOf(mail as never, 'x-formwright-kind')).toBe('documents')
  expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['Legal_Documents.pdf', 'application/pdf'],
    ['01_Last_Will_and_Testament.pdf', 'application/pdf'],
    ['02_Self-Proving_Affidavit.pdf', 'application/pdf']
  ])
  const bytes = mail?.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer).toString('base64'))
  expect(bytes).toEqual([packet, ...documents].map(({ content }) => content.toString('base64')))
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(`http://localhost:8080/documents/${data.generation_id}`)
    expect(body).toContain('Sign before two witnesses')
    expect(body).toContain('not a law firm')
  }
  expect(mail?.html).toContain('&lt;b&gt;Bring&lt;/b&gt; identification')
  expect(mail?.text).toContain('<b>Bring</b> identification')
})

it('attaches the packet alone when all together are too large, and mails the link alone on demand', async () => {
  const { documents } = neighbours.files
  neighbours.files.documents = [pdf('large', 'Large', 9_990_000)]
  const [packetOnly, linkOnly] = [generatedData(newAddress()), generatedData(newAddress())]
  await hand(onDocumentGenerated, eventOf(documentGenerated, packetOnly))
  await send()
  neighbours.files.documents = documents
  await hand(onDocumentGenerated, eventOf(documentGenerated, linkOnly))
  await sender(smtp.url, neighbours.url, { attach: false })()
  const attached = (data: { email: string | null }) =>
    smtp.to(data.email ?? '')[0]?.mail.attachments.map(({ filename }) => filename)
  expect([attached(packetOnly), attached(linkOnly)]).toEqual([['Legal_Documents.pdf'], []])
})

it('asks documents for the address when the fact has none', async () => {
  const data = generatedData(null)
  neighbours.state.email = newAddress()
  await hand(onDocumentGenerated, eventOf(documentGenerated, data))
  await send()
  expect(smtp.to(neighbours.state.email)).toHaveLength(1)
})

it('mails neither previews nor corrections', async () => {
  const address = newAddress()
  await hand(onDocumentGenerated, eventOf(documentGenerated, generatedData(address, { kind: 'preview' })))
  await hand(onDocumentGenerated, eventOf(documentGenerated, generatedData(address, { notify: false })))
  await send()
  expect(smtp.to(address)).toEqual([])
})

it('sends a receipt that adds up and asks whether the address is right', async () => {
  const address = newAddress()
  const data = paymentData(address)
  await hand(onPaymentCompleted, eventOf(paymentCompleted, data))
  await send()
  const { mail } = smtp.to(address)[0] ?? {}
  expect(headerOf(mail as never, 'x-formwright-kind')).toBe('receipt')
  for (const words of ['$49.00', '−$9.80', '$39.20', address, 'Is this the right address?', '/questionnaire/49']) {
    expect(mail?.text).toContain(words)
  }
})

const receiptMail = async (receipt: object = {}) => {
  const address = newAddress()
  neighbours.state.receipt = receipt
  const data = paymentData(address)
  await hand(onPaymentCompleted, eventOf(paymentCompleted, data))
  await send()
  neighbours.state.receipt = {}
  return { mail: smtp.to(address)[0]?.mail, data, address }
}

it('lists add-ons, code, order and refund policy in a receipt, and the fee of the state apart', async () => {
  neighbours.state.stateFee = 300
  const addOns = [{ title: 'Priority Legal Support', price_cents: 9_900 }]
  const { mail, data } = await receiptMail({ add_ons: addOns, amount_cents: 13_820 })
  neighbours.state.stateFee = null
  const lines = [
    'Simple Will: $49.00',
    'Discount (WELCOME20): −$9.80',
    'Priority Legal Support: $99.00',
    'Paid: $138.20',
    `Order: ${data.order_id}`,
    'Texas itself asks $300.00 for the filing.',
    '- Last Will and Testament (TX)',
    '- Self-Proving Affidavit (depends on your answers)',
    'http://localhost:8080/refund-policy'
  ]
  for (const line of lines) expect(mail?.text).toContain(line)
  expect(String(mail?.html)).toContain('Priority Legal Support')
})

it('brings the link that claims an order to the buyer of one that nobody has claimed', async () => {
  const { mail, data } = await receiptMail({ claim_session: 'cs_test_a1B2c3D4e5F6' })
  expect(mail?.text).toContain('http://localhost:8080/payment-result?session_id=cs_test_a1B2c3D4e5F6')
  expect(mail?.text).not.toContain('/questionnaire/')
  expect(JSON.stringify((await emailOf(data.order_id)).data)).not.toContain('cs_test_')
})

it('brings the link by which an account takes along an order that was paid without one', async () => {
  const { mail } = await receiptMail({ payer_session: 'cs_test_p4Y5e6R7s8E9' })
  expect(mail?.text).toContain('http://localhost:8080/payment-result?session_id=cs_test_p4Y5e6R7s8E9')
  expect(mail?.text).not.toContain('The first one that opens it keeps it')
})

it('sends a receipt without the fee of the state while documents is away', async () => {
  neighbours.state.noDocuments = true
  const { mail } = await receiptMail()
  neighbours.state.noDocuments = false
  expect(mail?.text).toContain('Paid: $39.20')
  expect(mail?.text).not.toContain('itself asks')
  expect(mail?.text).not.toContain('The papers of your set')
})

it('tells each refund of an order once, how much of it, and where it goes', async () => {
  const address = newAddress()
  const told = (amount_cents: number, refunded_cents: number, paid_cents = 4_900) =>
    eventOf(paymentRefunded, {
      order_id: 'order-of-a-refund',
      refund_id: `refund-${refunded_cents}`,
      service_id: 49,
      service_title: 'Simple Will',
      email: address,
      amount_cents,
      refunded_cents,
      paid_cents,
      currency: 'usd',
      refunded_at: '2026-11-21T10:00:00.000Z'
    })
  const first = told(2_450, 2_450)
  for (const event of [first, first, told(1_000, 3_450)]) await hand(onPaymentRefunded, event)
  await send()
  const mails = smtp.to(address).map(({ mail }) => mail)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your refund: Simple Will', 'Your refund: Simple Will'])
  expect(headerOf(mails[0] as never, 'x-formwright-kind')).toBe('refund')
  for (const words of ['refunded $24.50 of your order', 'Simple Will: $49.00', 'order-of-a-refund', '/refund-policy']) {
    expect(mails.map(({ text }) => text).join()).toContain(words)
  }
  expect(mails.map(({ text }) => text).join()).toContain('Refunded in all: $34.50')
})

it('tells that a free order is closed, and promises no money', async () => {
  const address = newAddress()
  await hand(
    onPaymentRefunded,
    eventOf(paymentRefunded, {
      order_id: 'free-order',
      refund_id: 'free-refund',
      service_id: 49,
      service_title: 'Simple Will',
      email: address,
      amount_cents: 0,
      refunded_cents: 0,
      paid_cents: 0,
      currency: 'usd',
      refunded_at: '2026-11-21T10:00:00.000Z'
    })
  )
  await send()
  const { mail } = smtp.to(address)[0] ?? {}
  expect(mail?.subject).toBe('Your order is closed: Simple Will')
  expect(mail?.text).not.toContain('business days')
})

it('mails a link made on the spot to confirm an address, and nothing when it is confirmed', async () => {
  const address = newAddress()
  const register = (account_id: string, first_name: string) =>
    hand(onUserRegistered, eventOf(userRegistered, { account_id, email: address, first_name }))
  await register('account-1', 'Win at evil.example\r\nBcc: eve@example.com')
  await send()
  const { mail, recipients } = smtp.to(address)[0] ?? {}
  expect(recipients).toEqual([address])
  expect(mail?.text).toMatch(/^Hello,\n/)
  expect(mail?.text).toContain('http://localhost:8080/verify-email?token=t0ken')
  expect(JSON.stringify((await emailOf('account-1')).data)).not.toContain('t0ken')
  neighbours.state.verified = true
  await register('account-2', 'Ada')
  await send()
  expect([smtp.to(address).length, (await emailOf('account-2')).status]).toEqual([1, 'unneeded'])
})

it.each(['a@example.com, eve@example.com', 'a@example.com\r\nBcc: eve@example.com', 'Eve <eve@example.com>', 'none'])(
  'refuses to write to %j',
  async (address) => {
    const before = smtp.received.length
    const data = paymentData(address)
    await hand(onPaymentCompleted, eventOf(paymentCompleted, data))
    await send()
    expect([smtp.received.length - before, (await emailOf(data.order_id)).status]).toEqual([0, 'failed'])
  }
)

it('lets no line break of a title into the headers', async () => {
  const { mail } = await receiptMail({ service_title: 'Will\r\nBcc: eve@example.com' })
  expect([mail?.bcc, mail?.subject]).toEqual([undefined, 'Your order: Will Bcc: eve@example.com'])
})
