import { randomUUID } from 'node:crypto'
import {
  onDocumentMailRequested,
  onDownloadRenewalRequested,
  onDraftResumeRequested
} from '@formwright/notifications/consumers/documents'
import { documentMailRequested, downloadRenewalRequested, draftResumeRequested } from '@formwright/proto-events'
import { expect, it } from 'vitest'
import { newAddress, startMailServer } from './mail-server.ts'
import { startNeighbours } from './neighbours.ts'
import { eventOf, openNotifications } from './support.ts'

const { hand, sender, emailOf } = await openNotifications()
const smtp = await startMailServer()
const neighbours = await startNeighbours()
const send = sender(smtp.url, neighbours.url)

it("mails a fresh link to the order's address, which documents tells at that moment", async () => {
  const address = newAddress()
  neighbours.state.email = address
  const data = { renewal_id: randomUUID(), generation_id: 'g3neration-0123456789x' }
  await hand(onDownloadRenewalRequested, eventOf(downloadRenewalRequested, data))
  await send()
  const [{ mail, recipients } = {}, ...others] = smtp.to(address)
  expect([recipients, others]).toEqual([[address], []])
  expect(mail?.subject).toBe('A fresh link to your documents: Simple Will')
  expect(mail?.messageId).toBe(`<download-link.${data.renewal_id}@formwright.example>`)
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('http://localhost:8080/documents/g3neration-0123456789x')
    expect(body).toContain('December 21, 2026')
  }
  expect((await emailOf(data.renewal_id)).recipient).toBeNull()
})

it('mails a link to go on, whose token rests nowhere', async () => {
  const email = newAddress()
  const data = { resume_id: randomUUID(), email, service_title: 'Simple Will' }
  await hand(onDraftResumeRequested, eventOf(draftResumeRequested, data))
  await send()
  const { mail } = smtp.to(email)[0] ?? {}
  expect(mail?.text).toContain('http://localhost:8080/resume?token=r3sume')
  expect(mail?.headers.find(({ key }) => key === 'x-formwright-kind')?.value).toBe('resume-link')
  expect(JSON.stringify(await emailOf(data.resume_id))).not.toContain('r3sume')
})

it('mails a set as often as it is asked for, each time with its papers', async () => {
  const address = newAddress()
  neighbours.state.email = address
  const ask = () => ({
    request_id: randomUUID(),
    generation_id: 'g3neration-0123456789x',
    service_title: 'Simple Will'
  })
  for (const data of [ask(), ask()]) await hand(onDocumentMailRequested, eventOf(documentMailRequested, data))
  await send()
  expect(smtp.to(address).map(({ mail }) => mail.attachments.length)).toEqual([3, 3])
})

it('mails nothing when there is nothing to link to any more', async () => {
  neighbours.state.gone = true
  const [email, before] = [newAddress(), smtp.received.length]
  const renewal = { renewal_id: randomUUID(), generation_id: 'g3neration-0123456789x' }
  const resume = { resume_id: randomUUID(), email, service_title: 'Simple Will' }
  await hand(onDownloadRenewalRequested, eventOf(downloadRenewalRequested, renewal))
  await hand(onDraftResumeRequested, eventOf(draftResumeRequested, resume))
  await send()
  const statuses = [(await emailOf(renewal.renewal_id)).status, (await emailOf(resume.resume_id)).status]
  expect([statuses, smtp.received.length]).toEqual([['unneeded', 'unneeded'], before])
})
