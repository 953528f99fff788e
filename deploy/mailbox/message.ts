import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'

/** An address in Mailpit's shape. */
export type MailAddress = { Name: string; Address: string }

/** What the list shows of a message. */
export type Summary = {
  messageId: string
  from: MailAddress
  to: MailAddress[]
  cc: MailAddress[]
  /** Recipients of the envelope that no header names. */
  bcc: MailAddress[]
  replyTo: MailAddress[]
  subject: string
  snippet: string
  attachments: number
  size: number
}

/** A part that is not the text itself. */
export type MailPart = { partId: string; fileName: string; contentType: string; contentId: string; content: Buffer }

/** A message taken apart. */
export type ParsedMail = {
  date: string
  text: string
  html: string
  headers: Record<string, string[]>
  attachments: MailPart[]
  inline: MailPart[]
  summary: Summary
}

/** Reads what the list shows. */
export async function summarise(raw: Buffer, recipients: string[] = []): Promise<Summary> {
  return summaryOf(await PostalMime.parse(raw), raw, recipients)
}

/** Takes a message apart. */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const email = await PostalMime.parse(raw)
  const parts = email.attachments.map(toPart)
  const isInline = (index: number): boolean => {
    const part = email.attachments[index]
    return part?.disposition === 'inline' || part?.related === true
  }
  const headers: Record<string, string[]> = {}
  for (const { originalKey, value } of email.headers) {
    const list = headers[originalKey] ?? []
    list.push(value)
    headers[originalKey] = list
  }
  return {
    date: email.date ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers,
    attachments: parts.filter((_, index) => !isInline(index)),
    inline: parts.filter((_, index) => isInline(index)),
    summary: summaryOf(email, raw, [])
  }
}

function summaryOf(email: Email, raw: Buffer, recipients: string[]): Summary {
  const to = addresses(email.to)
  const cc = addresses(email.cc)
  const named = new Set([...to, ...cc].map((address) => address.Address.toLowerCase()))
  const hidden = recipients.filter((address) => !named.has(address.toLowerCase()))
  const text = email.text || (email.html ?? '').replace(/<(style|title)[^>]*>[\s\S]*?<\/\1>|<[^>]+>/gi, ' ')
  return {
    messageId: (email.messageId ?? '').replace(/^<|>$/g, ''),
    from: addresses(email.from ? [email.from] : [])[0] ?? { Name: '', Address: '' },
    to,
    cc,
    bcc: hidden.map((address) => ({ Name: '', Address: address })),
    replyTo: addresses(email.replyTo),
    subject: email.subject ?? '',
    snippet: text.replace(/\s+/g, ' ').trim().slice(0, 250),
    attachments: email.attachments.filter((part) => part.disposition !== 'inline' && part.related !== true).length,
    size: raw.length
  }
}

function addresses(list: Address[] | undefined): MailAddress[] {
  return (list ?? []).flatMap((entry) =>
    entry.group
      ? entry.group.map((member) => ({ Name: member.name, Address: member.address }))
      : [{ Name: entry.name, Address: entry.address ?? '' }]
  )
}

function toPart(part: Attachment, index: number): MailPart {
  const content =
    typeof part.content === 'string' ? Buffer.from(part.content) : Buffer.from(part.content as Uint8Array<ArrayBuffer>)
  return {
    partId: String(index + 2),
    fileName: part.filename ?? `part-${index + 2}`,
    contentType: part.mimeType,
    contentId: (part.contentId ?? '').replace(/^<|>$/g, ''),
    content
  }
}
