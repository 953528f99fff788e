import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodemailer, { type Transporter } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildMailbox, type Mailbox } from '../../../deploy/mailbox/app.ts'

let dataDir: string
let mailbox: Mailbox
let origin: string
let transport: Transporter

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailbox-'))
  await openMailbox()
})

afterEach(async () => {
  transport.close()
  await mailbox.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function openMailbox(): Promise<void> {
  mailbox = await buildMailbox({ dataDir })
  const ports = await mailbox.listen({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  origin = `http://127.0.0.1:${ports.port}`
  transport = nodemailer.createTransport({ host: '127.0.0.1', port: ports.smtpPort })
}

async function read<T>(path: string): Promise<T> {
  return (await (await fetch(origin + path)).json()) as T
}

type List = { total: number; messages_count: number; messages: { ID: string; Subject: string; MessageID: string }[] }

async function sendPacket(subject = 'Your documents'): Promise<void> {
  await transport.sendMail({
    from: 'Formwright <documents@formwright.example>',
    to: '"Ada Núñez" <ada@example.com>',
    subject,
    messageId: `<${subject.replaceAll(' ', '-')}@formwright.example>`,
    headers: { 'X-Formwright-Kind': 'documents' },
    text: 'Your packet is attached.',
    html: '<html><head><title>x</title></head><body><script>alert(1)</script><a href="http://site.example">Open</a></body></html>',
    attachments: [
      { filename: 'Legal Documents – Núñez.pdf', content: Buffer.from('%PDF-1.7 test'), contentType: 'application/pdf' }
    ]
  })
}

test('a mail with a PDF can be listed, read and downloaded in the shapes of Mailpit', async () => {
  await sendPacket()
  const list = await read<List>('/api/v1/messages')
  expect(list).toMatchObject({ total: 1, messages_count: 1 })
  expect(list.messages[0]).toMatchObject({
    Subject: 'Your documents',
    MessageID: 'Your-documents@formwright.example',
    From: { Name: 'Formwright', Address: 'documents@formwright.example' },
    To: [{ Name: 'Ada Núñez', Address: 'ada@example.com' }],
    Attachments: 1,
    Snippet: 'Your packet is attached.'
  })
  const id = list.messages[0]?.ID
  const message = await read<{ Text: string; HTML: string; Attachments: { PartID: string }[] }>(`/api/v1/message/${id}`)
  expect(message.Text).toContain('Your packet is attached.')
  expect(message.Attachments).toMatchObject([
    { FileName: 'Legal Documents – Núñez.pdf', ContentType: 'application/pdf', Size: 13 }
  ])
  const part = await fetch(`${origin}/api/v1/message/${id}/part/${message.Attachments[0]?.PartID}`)
  expect(part.headers.get('content-type')).toBe('application/pdf')
  expect(await part.text()).toBe('%PDF-1.7 test')
  const headers = await read<Record<string, string[]>>(`/api/v1/message/${id}/headers`)
  expect(headers['X-Formwright-Kind']).toEqual(['documents'])
  expect(await (await fetch(`${origin}/api/v1/message/${id}/raw`)).text()).toContain('X-Formwright-Kind: documents')
})

test('the newest mail comes first and pages can be asked for', async () => {
  for (const subject of ['one', 'two', 'three']) await sendPacket(subject)
  const all = await read<List>('/api/v1/messages')
  expect(all.messages.map((mail) => mail.Subject)).toEqual(['three', 'two', 'one'])
  const page = await read<List>('/api/v1/messages?start=1&limit=1')
  expect(page.messages.map((mail) => mail.Subject)).toEqual(['two'])
  const found = await read<List>('/api/v1/search?query=subject:two%20to:ada@example.com')
  expect(found.messages.map((mail) => mail.Subject)).toEqual(['two'])
})

test('mail survives a restart and is gone when deleted', async () => {
  await sendPacket()
  transport.close()
  await mailbox.close()
  await openMailbox()
  expect((await read<List>('/api/v1/messages')).total).toBe(1)
  await fetch(`${origin}/api/v1/messages`, { method: 'DELETE' })
  expect((await read<List>('/api/v1/messages')).total).toBe(0)
})

test('the page shows a mail without letting its markup act', async () => {
  await sendPacket('<img src=x onerror=alert(1)>')
  const list = await fetch(origin)
  const markup = await list.text()
  expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'")
  const id = (await read<List>('/api/v1/messages')).messages[0]?.ID
  const reader = await (await fetch(`${origin}/message/${id}`)).text()
  expect(reader).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  const framed = await fetch(`${origin}/message/${id}/html`)
  expect(framed.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/)
  expect(await framed.text()).toContain('<head><base target="_blank">')
})

test('a message nobody has is a 404', async () => {
  expect((await fetch(`${origin}/api/v1/message/none`)).status).toBe(404)
  expect((await fetch(`${origin}/message/none`)).status).toBe(404)
})
