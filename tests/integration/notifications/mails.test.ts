import { onDocumentGenerated } from '@formwright/notifications/consumers/document-generated'
import { onPaymentCompleted } from '@formwright/notifications/consumers/payment-completed'
import { onUserRegistered } from '@formwright/notifications/consumers/user-registered'
import { documentGenerated, paymentCompleted, userRegistered } from '@formwright/proto-events'
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
  await hand(onDocumentGenerated, eventOf(documentGenerated, generatedData(address, { kind: 'draft' })))
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
  const address = newAddress()
  const data = paymentData(address, { service_title: 'Will\r\nBcc: eve@example.com' })
  await hand(onPaymentCompleted, eventOf(paymentCompleted, data))
  await send()
  const { mail, recipients } = smtp.to(address)[0] ?? {}
  expect([recipients, mail?.bcc, mail?.subject]).toEqual([
    [address],
    undefined,
    'Your order: Will Bcc: eve@example.com'
  ])
})
