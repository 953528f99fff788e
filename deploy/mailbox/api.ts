import type { FastifyInstance, FastifyReply } from 'fastify'
import type { MailPart } from './message.ts'
import type { MailStore, StoredMail } from './store.ts'

type ById = { Params: { id: string; part: string } }

/** The part of Mailpit's API (v1) that our tests and demos use, with Mailpit's own field names. */
export function apiRoutes(app: FastifyInstance, store: MailStore): void {
  app.get<{ Querystring: { limit?: string; start?: string } }>('/api/v1/messages', async (request) => {
    const start = whole(request.query.start, 0)
    return listOf(await store.list(), start, whole(request.query.limit, 50))
  })

  /** Mailpit's search, as far as words and `to:`, `from:`, `subject:` go. */
  app.get<{ Querystring: { query?: string; limit?: string; start?: string } }>('/api/v1/search', async (request) => {
    const mails = await store.list()
    const found = mails.filter((mail) => matches(mail, request.query.query ?? ''))
    return listOf(found, whole(request.query.start, 0), whole(request.query.limit, 50), mails.length)
  })

  app.delete<{ Body: { IDs?: string[] } | null }>('/api/v1/messages', async (request, reply) => {
    const ids = request.body?.IDs
    await store.remove(ids && ids.length > 0 ? ids : undefined)
    return reply.type('text/plain').send('ok')
  })

  app.get<ById>('/api/v1/message/:id', async (request, reply) => {
    const mail = await findMail(store, request.params.id)
    if (!mail) return notFound(reply)
    const parsed = await store.parsed(mail)
    return {
      ID: mail.id,
      MessageID: mail.summary.messageId,
      From: mail.summary.from,
      To: mail.summary.to,
      Cc: mail.summary.cc,
      Bcc: mail.summary.bcc,
      ReplyTo: mail.summary.replyTo,
      ReturnPath: mail.summary.from.Address,
      Subject: mail.summary.subject,
      Date: parsed.date || mail.receivedAt.toISOString(),
      Tags: [],
      Username: '',
      Text: parsed.text,
      HTML: parsed.html,
      Size: mail.summary.size,
      Inline: parsed.inline.map(partOf),
      Attachments: parsed.attachments.map(partOf)
    }
  })

  app.get<ById>('/api/v1/message/:id/headers', async (request, reply) => {
    const mail = await findMail(store, request.params.id)
    return mail ? (await store.parsed(mail)).headers : notFound(reply)
  })

  app.get<ById>('/api/v1/message/:id/raw', async (request, reply) => {
    const mail = await findMail(store, request.params.id)
    return mail ? reply.type('text/plain').send(await store.raw(mail)) : notFound(reply)
  })

  app.get<ById>('/api/v1/message/:id/part/:part', async (request, reply) => {
    const mail = await findMail(store, request.params.id)
    if (!mail) return notFound(reply)
    const parsed = await store.parsed(mail)
    const part = [...parsed.attachments, ...parsed.inline].find((one) => one.partId === request.params.part)
    if (!part) return notFound(reply)
    // A PDF may be read in the browser; anything else is only saved, so that no foreign page runs here.
    const isPdf = part.contentType === 'application/pdf'
    return reply
      .type(part.contentType)
      .header('content-security-policy', isPdf ? "frame-ancestors 'none'" : 'sandbox')
      .header(
        'content-disposition',
        `${isPdf ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(part.fileName)}`
      )
      .send(part.content)
  })
}

/** A message by its id; `latest` is Mailpit's word for the newest. */
async function findMail(store: MailStore, id: string): Promise<StoredMail | null> {
  return id === 'latest' ? ((await store.list())[0] ?? null) : store.get(id)
}

function listOf(mails: StoredMail[], start: number, limit: number, total = mails.length): object {
  return {
    total,
    unread: 0,
    count: mails.slice(start, start + limit).length,
    messages_count: mails.length,
    messages_unread: 0,
    start,
    tags: [],
    messages: mails.slice(start, start + limit).map(summaryOf)
  }
}

function summaryOf(mail: StoredMail): object {
  const { summary } = mail
  return {
    ID: mail.id,
    MessageID: summary.messageId,
    Read: true,
    From: summary.from,
    To: summary.to,
    Cc: summary.cc,
    Bcc: summary.bcc,
    ReplyTo: summary.replyTo,
    Subject: summary.subject,
    Created: mail.receivedAt.toISOString(),
    Username: '',
    Tags: [],
    Size: summary.size,
    Attachments: summary.attachments,
    Snippet: summary.snippet
  }
}

function partOf(part: MailPart): object {
  return {
    PartID: part.partId,
    FileName: part.fileName,
    ContentType: part.contentType,
    ContentID: part.contentId,
    Size: part.content.length
  }
}

function matches(mail: StoredMail, query: string): boolean {
  const { from, to, subject, snippet } = mail.summary
  const fields: Record<string, string> = {
    from: `${from.Name} ${from.Address}`,
    to: to.map((one) => `${one.Name} ${one.Address}`).join(' '),
    subject
  }
  const everything = Object.values(fields).concat(snippet).join(' ').toLowerCase()
  return (query.match(/(?:\w+:)?"[^"]*"|\S+/g) ?? []).every((term) => {
    const [, field, value] = /^(?:(from|to|subject):)?"?([^"]*)"?$/i.exec(term) ?? []
    const text = field ? (fields[field.toLowerCase()] ?? '').toLowerCase() : everything
    return text.includes((value ?? '').toLowerCase())
  })
}

function whole(value: string | undefined, fallback: number): number {
  const number = Number(value ?? fallback)
  return Number.isInteger(number) && number >= 0 ? number : fallback
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send('message not found')
}
