import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Html, html } from '../local/html.ts'
import { page } from '../local/look.ts'
import type { ParsedMail } from './message.ts'
import { pageScript, pageStyle } from './page-assets.ts'
import type { MailStore, StoredMail } from './store.ts'

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'self'"
const tag = 'Mailbox: every mail this system sends ends here'

/** The list and the reader. */
export function pageRoutes(app: FastifyInstance, store: MailStore): void {
  app.get('/', async (_request, reply) => send(reply, listPage(await store.list())))

  app.get<{ Params: { id: string } }>('/message/:id', async (request, reply) => {
    const mail = await store.get(request.params.id)
    if (!mail) return send(reply.code(404), missingPage())
    return send(reply, mailPage(mail, await store.parsed(mail)))
  })

  app.get<{ Params: { id: string } }>('/message/:id/html', async (request, reply) => {
    const mail = await store.get(request.params.id)
    if (!mail) return reply.code(404).send()
    const parsed = await store.parsed(mail)
    return reply.type('text/html').header('content-security-policy', mailPolicy).send(framed(parsed))
  })

  app.get('/mailbox.css', (_request, reply) => reply.type('text/css').send(pageStyle))
  app.get('/mailbox.js', (_request, reply) => reply.type('text/javascript').send(pageScript))
}

function listPage(mails: StoredMail[]): string {
  const list =
    mails.length === 0
      ? html`<p class="empty">No mail yet. Buy a document on the site, and its mail appears here.</p>`
      : html`<ul class="mails card">${mails.slice(0, 200).map(row)}</ul>`
  const rest = mails.length > 200 ? html`<p class="small">The newest 200 of ${mails.length} are shown.</p>` : null
  return page({
    title: `Mailbox (${mails.length})`,
    tag,
    head: html`<link rel="stylesheet" href="/mailbox.css"><script src="/mailbox.js" defer></script>`,
    body: html`<main id="main" class="wrap" data-newest="${mails[0]?.id}"><div class="head"><h1>Mailbox</h1><p class="small" role="status" id="news">${countOf(mails.length)}</p></div>${list}${rest}</main>`
  })
}

function row(mail: StoredMail): Html {
  const { summary } = mail
  const attached = summary.attachments > 0 ? html`<span class="clip">${attachedText(summary.attachments)}</span>` : null
  return html`<li><a href="/message/${mail.id}"><span class="who">${nameOf(summary.to)}</span><span class="what"><b>${summary.subject || '(no subject)'}</b><span class="snippet">${summary.snippet}</span></span><span class="when"><time datetime="${mail.receivedAt.toISOString()}">${clock(mail.receivedAt)}</time>${attached}</span></a></li>`
}

function mailPage(mail: StoredMail, parsed: ParsedMail): string {
  const { summary } = mail
  const base = `/api/v1/message/${mail.id}`
  const files =
    parsed.attachments.length === 0
      ? null
      : html`<section aria-labelledby="files"><h2 id="files">Attachments</h2><ul class="files">${parsed.attachments.map((part) => html`<li><a href="${base}/part/${part.partId}">${part.fileName}</a> <span class="small">${part.contentType}, ${sizeOf(part.content.length)}</span></li>`)}</ul></section>`
  const picture = parsed.html
    ? html`<iframe class="card" title="The mail as the customer sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/message/${mail.id}/html"></iframe><details><summary>As plain text</summary><pre class="card">${parsed.text}</pre></details>`
    : html`<pre class="card">${parsed.text}</pre>`
  return page({
    title: summary.subject || '(no subject)',
    tag,
    head: html`<link rel="stylesheet" href="/mailbox.css">`,
    body: html`<main id="main" class="wrap"><p><a href="/">← All mail</a></p><h1>${summary.subject || '(no subject)'}</h1><dl><dt>From</dt><dd>${fullName(summary.from)}</dd><dt>To</dt><dd>${summary.to.map(fullName).join(', ')}</dd><dt>Received</dt><dd><time datetime="${mail.receivedAt.toISOString()}">${clock(mail.receivedAt)}</time></dd></dl>${files}${picture}<p class="small"><a href="${base}/raw">Source</a> · <a href="${base}/headers">Headers</a> · ${sizeOf(summary.size)}</p></main>`
  })
}

function missingPage(): string {
  return page({
    title: 'No such mail',
    tag,
    head: html`<link rel="stylesheet" href="/mailbox.css">`,
    body: html`<main id="main" class="wrap"><h1>There is no such mail</h1><p>It may have been deleted. <a href="/">All mail</a></p></main>`
  })
}

/** The mail's own HTML, its links opening in a new tab and its inline pictures put in. */
function framed(parsed: ParsedMail): string {
  const pictures = parsed.inline.reduce(
    (text, part) =>
      part.contentId
        ? text.replaceAll(`cid:${part.contentId}`, `data:${part.contentType};base64,${part.content.toString('base64')}`)
        : text,
    parsed.html
  )
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(pictures) ? pictures.replace(/<head[^>]*>/i, (head) => head + base) : base + pictures
}

function send(reply: FastifyReply, markup: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(markup)
}

function nameOf(list: { Name: string; Address: string }[]): string {
  return list.map((one) => one.Address).join(', ') || '(hidden recipients)'
}

function fullName(one: { Name: string; Address: string }): string {
  return one.Name ? `${one.Name} <${one.Address}>` : one.Address
}

function countOf(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`
}

function attachedText(count: number): string {
  return count === 1 ? '1 attachment' : `${count} attachments`
}

function sizeOf(bytes: number): string {
  return bytes < 1024
    ? `${bytes} B`
    : bytes < 1024 * 1024
      ? `${Math.round(bytes / 1024)} kB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

function clock(at: Date): string {
  return at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}
