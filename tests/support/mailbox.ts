import type { System } from '../../deploy/local/system.ts'

export interface Mail {
  id: string
  messageId: string
  subject: string
  to: string
  kind: string
  text: string
  html: string
  attachments: { id: string; name: string; size: number }[]
}

interface MailpitMessage {
  MessageID: string
  Subject: string
  To: { Address: string }[]
  Text: string
  HTML: string
  Attachments: { PartID: string; FileName: string; Size: number }[]
}

/** What the mailbox holds, newest first, as its Mailpit-like API tells it. */
export async function mailsIn(
  { ports }: Pick<System, 'ports'>,
  { to, kind }: { to?: string; kind?: string } = {}
): Promise<Mail[]> {
  const base = `http://127.0.0.1:${ports.mailbox}/api/v1`
  const { messages } = (await getJson(`${base}/messages?limit=5000`)) as {
    messages: { ID: string; To: { Address: string }[] }[]
  }
  const wanted = messages.filter((message) => to === undefined || message.To.some(({ Address }) => Address === to))
  const mails = await Promise.all(wanted.map(({ ID }) => readMail(base, ID)))
  return mails.filter((mail) => kind === undefined || mail.kind === kind)
}

async function readMail(base: string, id: string): Promise<Mail> {
  const message = (await getJson(`${base}/message/${id}`)) as MailpitMessage
  const headers = (await getJson(`${base}/message/${id}/headers`)) as Record<string, string[]>
  return {
    id,
    messageId: message.MessageID,
    subject: message.Subject,
    to: message.To[0]?.Address ?? '',
    kind: headerOf(headers, 'X-Formwright-Kind'),
    text: message.Text,
    html: message.HTML,
    attachments: message.Attachments.map((part) => ({
      id: part.PartID,
      name: part.FileName,
      size: part.Size
    }))
  }
}

/** The bytes of an attachment. */
export async function attachmentOf({ ports }: Pick<System, 'ports'>, mail: Mail, name: string): Promise<Buffer> {
  const part = mail.attachments.find((attachment) => attachment.name === name)
  if (!part) throw new Error(`No attachment ${name} among ${mail.attachments.map((each) => each.name).join(', ')}`)
  const response = await fetch(`http://127.0.0.1:${ports.mailbox}/api/v1/message/${mail.id}/part/${part.id}`)
  return Buffer.from(await response.arrayBuffer())
}

const headerOf = (headers: Record<string, string[]>, name: string) =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1][0] ?? ''

const getJson = async (url: string): Promise<unknown> => (await fetch(url)).json()
