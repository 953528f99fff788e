import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Html } from '../local/html.ts'
import { page } from '../local/look.ts'
import { type CardFields, checkCardFields, type FieldErrors, readCardFields } from './card-fields.ts'
import { cardPage, closedPage, confirmPage, emptyPage } from './card-pages.ts'
import { cardStyle } from './card-style.ts'
import { outcomeOf } from './cards.ts'
import { parseForm } from './form.ts'
import type { Journal } from './journal.ts'
import type { Payer, Session } from './objects.ts'
import type { Till } from './till.ts'

/** A payment that waits for its owner's word. */
type Step = { payer: Payer; cardNumber: string } | null
type ById = { Params: { id: string } }

/** The hosted card page: plain forms, no script. */
export function cardRoutes(app: FastifyInstance, { journal, till }: { journal: Journal; till: Till }): void {
  app.get('/look/card.css', (_request, reply) => reply.type('text/css').send(cardStyle))
  app.get('/', (_request, reply) => show(reply, 'Payments', emptyPage()))

  app.get<ById>('/c/pay/:id', (request, reply) => {
    const session = find(till, request.params.id)
    if (!session) return show(reply.code(404), 'No such payment', emptyPage())
    if (session.status !== 'open') return show(reply, 'Payment', closedPage(session, successAddress(session)), session)
    return showCard(reply, session)
  })

  app.post<ById>('/c/pay/:id', (request, reply) => {
    const session = find(till, request.params.id)
    if (!session) return show(reply.code(404), 'No such payment', emptyPage())
    if (!isSameOrigin(request)) return show(reply.code(403), 'Payment', emptyPage())
    if (session.status !== 'open') return reply.redirect(`/c/pay/${session.id}`, 303)
    const fields = readCardFields(bodyOf(request))
    const free = session.amount_total === 0
    const errors = checkCardFields(fields, { withCard: !free })
    if (Object.keys(errors).length > 0) return showCard(reply.code(422), session, fields, errors)
    const payer = { email: fields.email, name: fields.name }
    if (free) return complete(reply, session, payer)
    const outcome = outcomeOf(fields.number)
    if (outcome.kind === 'declined') return showCard(reply.code(402), session, fields, { number: outcome.message })
    if (outcome.kind === 'pays') return complete(reply, session, payer, fields.number)
    journal.put('step', session.id, { payer, cardNumber: fields.number } satisfies Step)
    return reply.redirect(`/c/pay/${session.id}/confirm`, 303)
  })

  app.get<ById>('/c/pay/:id/confirm', (request, reply) => {
    const session = find(till, request.params.id)
    const step = journal.get<Step>('step', request.params.id)
    if (session?.status !== 'open' || !step) return reply.redirect(`/c/pay/${request.params.id}`, 303)
    return show(reply, 'Confirm your payment', confirmPage(session, step.cardNumber.slice(-4)), session)
  })

  app.post<ById>('/c/pay/:id/confirm', (request, reply) => {
    const session = find(till, request.params.id)
    const step = journal.get<Step>('step', request.params.id)
    if (session?.status !== 'open' || !step) return reply.redirect(`/c/pay/${request.params.id}`, 303)
    if (!isSameOrigin(request)) return show(reply.code(403), 'Payment', emptyPage())
    if (bodyOf(request)['outcome'] === 'complete') return complete(reply, session, step.payer, step.cardNumber)
    journal.put('step', session.id, null)
    const fields: CardFields = { ...step.payer, number: '', expiry: '', cvc: '' }
    const message = 'We are unable to authenticate your payment method. Please choose a different card and try again.'
    return showCard(reply.code(402), session, fields, { number: message })
  })

  const complete = (reply: FastifyReply, session: Session, payer: Payer, cardNumber?: string): FastifyReply => {
    const paid = journal.together(() => till.pay(session.id, { payer, ...(cardNumber ? { cardNumber } : {}) }))
    return reply.redirect(successAddress(paid), 303)
  }

  const showCard = (
    reply: FastifyReply,
    session: Session,
    fields?: CardFields,
    errors: FieldErrors = {}
  ): FastifyReply => {
    const filled = fields ?? { email: session.customer_email ?? '', name: '', number: '', expiry: '', cvc: '' }
    const body = cardPage({ session, lines: till.basket(session.id).lines, fields: filled, errors })
    const title = Object.keys(errors).length > 0 ? 'Error: Pay' : 'Pay'
    return show(reply, title, body, session)
  }
}

function show(reply: FastifyReply, title: string, body: Html, session?: Session): FastifyReply {
  // A form's redirect counts as its target: where the buyer is sent afterwards must be allowed as well.
  const targets = session
    ? [session.success_url, session.cancel_url].flatMap((url) => (url ? [new URL(url).origin] : []))
    : []
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action ${["'self'", ...new Set(targets)].join(' ')}; base-uri 'none'; frame-ancestors 'none'`
  return (
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      // Not "no-referrer": the browser would then send `Origin: null` with our own form.
      .header('referrer-policy', 'same-origin')
      .send(
        page({
          title: `${title} · Formwright`,
          tag: 'Payment sandbox: no real money moves',
          head: { markup: '<link rel="stylesheet" href="/look/card.css">' },
          body
        })
      )
  )
}

/** A form that another site's page sends in the buyer's name is refused. */
function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = request.headers.origin
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.headers.host)
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  return typeof request.body === 'string' ? parseForm(request.body) : {}
}

function find(till: Till, id: string): Session | null {
  try {
    return till.session(id)
  } catch {
    return null
  }
}

function successAddress(session: Session): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}
