import { randomUUID } from 'node:crypto'
import { onContactReceived, onDemoRequested } from '@formwright/notifications/consumers/support'
import { contactReceived, demoRequested } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { newAddress, startMailServer } from './mail-server.ts'
import { startNeighbours } from './neighbours.ts'
import { eventOf, openNotifications } from './support.ts'

const { hand, sender, factsAbout } = await openNotifications()
const smtp = await startMailServer()
const send = sender(smtp.url, (await startNeighbours()).url)

const kinds = [
  {
    kind: 'contact-received',
    subject: 'We have received your message',
    tell: (id: string, name: string, email: string) =>
      hand(onContactReceived, eventOf(contactReceived, { contact_id: id, name, email }))
  },
  {
    kind: 'demo-requested',
    subject: 'Your demo of Formwright',
    tell: (id: string, name: string, email: string) =>
      hand(onDemoRequested, eventOf(demoRequested, { demo_id: id, contact_name: name, email }))
  }
]

it.each(kinds)(
  'confirms by $kind once, with a promise and a reference, and says so',
  async ({ kind, subject, tell }) => {
    const [id, address] = [randomUUID(), newAddress()]
    await tell(id, 'Ada King', address)
    await tell(id, 'Ada King', address)
    await send()
    await send()
    const [sent, ...more] = smtp.to(address)
    expect([sent?.recipients, more]).toEqual([[address], []])
    const { mail } = sent ?? {}
    expect([mail?.subject, mail?.messageId]).toEqual([subject, `<${kind}.${id}@formwright.example>`])
    expect(mail?.headers.find(({ key }) => key === 'x-formwright-kind')?.value).toBe(kind)
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Hello Ada King,')
      expect(body).toContain('within 24 hours')
      expect(body).toContain(id.slice(0, 8))
      expect(body).toContain('not a law firm')
    }
    expect(await factsAbout(id)).toMatchObject([{ type: 'mail.sent', kind }])
  }
)

it.each(kinds)('passes on no message in the place of a name by $kind', async ({ tell }) => {
  const address = newAddress()
  await tell(randomUUID(), 'You won! https://evil.example <b>click</b>\r\nBcc: eve@example.com', address)
  await send()
  const { mail, recipients } = smtp.to(address)[0] ?? {}
  expect([recipients, mail?.text?.startsWith('Hello,')]).toEqual([[address], true])
  expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toContain('evil.example')
})
