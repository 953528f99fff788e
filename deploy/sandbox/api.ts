import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { expand } from './expand.ts'
import type { Faults } from './faults.ts'
import { type Form, parseForm } from './form.ts'
import { runOnce } from './idempotency.ts'
import { newId } from './ids.ts'
import type { Journal } from './journal.ts'
import { listPage } from './lists.ts'
import { apiVersion, type StripeEvent } from './objects.ts'
import { readMetadata, readSessionParams, text, wholeNumber } from './session-params.ts'
import { badParameter, missing, StripeError } from './stripe-error.ts'
import type { Till } from './till.ts'
import type { Delivery } from './webhooks.ts'

type Parts = { journal: Journal; till: Till; faults: Faults; secretKey: string }
type Params = { id: string }
const reasons = new Set(['duplicate', 'fraudulent', 'requested_by_customer'])

/** The part of Stripe's API that our code calls through the official SDK. */
export function apiRoutes(app: FastifyInstance, { journal, till, faults, secretKey }: Parts): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req_', 14)).header('stripe-version', apiVersion)
    requireKey(request, secretKey)
  })

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeError) return reply.code(error.status).send(error.body)
    const { statusCode, message } = error as Error & { statusCode?: number }
    const status = statusCode ?? 500
    return reply.code(status).send({ error: { type: status < 500 ? 'invalid_request_error' : 'api_error', message } })
  })

  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}). This sandbox speaks a part of the API only.`
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } })
  })

  const get = (path: string, answer: (query: Form, id: string) => object): void => {
    app.get<{ Params: Params }>(path, (request) => {
      const query = request.query as Form
      return faults.around(() => expand(answer(query, request.params.id), query['expand'], till))
    })
  }

  const post = (path: string, answer: (form: Form, id: string) => object): void => {
    app.post<{ Params: Params }>(path, async (request, reply) => {
      const form = readBody(request)
      const key = request.headers['idempotency-key']
      const call = { key: Array.isArray(key) ? key[0] : key, path: request.url, form }
      const result = await faults.around(() =>
        journal.together(() => runOnce(journal, call, () => structuredClone(answer(form, request.params.id))))
      )
      if (result.replayed) reply.header('idempotent-replayed', 'true')
      return expand(result.body, form['expand'], till)
    })
  }

  post('/checkout/sessions', (form) => till.open(readSessionParams(form)))
  post('/checkout/sessions/:id/expire', (_form, id) => till.expire(id))
  get('/checkout/sessions/:id', (_query, id) => till.session(id))
  get('/checkout/sessions/:id/line_items', (query, id) => {
    const lines = till.basket(id).lines.map((line) => ({ ...line, created: 0 }))
    return listPage(lines.reverse(), query, `/v1/checkout/sessions/${id}/line_items`)
  })
  get('/checkout/sessions', (query) => {
    const status = text(query['status'])
    const intent = text(query['payment_intent'])
    const details = query['customer_details']
    const email = typeof details === 'object' && !Array.isArray(details) ? text(details['email']) : null
    const found = till.sessions().filter((session) => {
      if (status && session.status !== status) return false
      if (intent && session.payment_intent !== intent) return false
      return !email || session.customer_details?.email?.toLowerCase() === email.toLowerCase()
    })
    return listPage(found, query, '/v1/checkout/sessions')
  })

  get('/payment_intents/:id', (_query, id) => till.intent(id))
  get('/charges/:id', (_query, id) => till.charge(id))
  get('/charges', (query) => {
    const intent = text(query['payment_intent'])
    const found = till.charges().filter((charge) => !intent || charge.payment_intent === intent)
    return listPage(found, query, '/v1/charges')
  })

  post('/refunds', (form) => {
    const reason = text(form['reason'])
    if (reason && !reasons.has(reason))
      throw badParameter('reason', `Invalid reason: must be one of ${[...reasons].join(', ')}`)
    return till.refund({
      intent: text(form['payment_intent']),
      charge: text(form['charge']),
      amount: wholeNumber(form, 'amount', 1),
      reason,
      metadata: readMetadata(form['metadata'])
    })
  })
  get('/refunds/:id', (_query, id) => till.oneRefund(id))
  get('/refunds', (query) => {
    const intent = text(query['payment_intent'])
    const charge = text(query['charge'])
    const found = till.refunds().filter((refund) => {
      return (!intent || refund.payment_intent === intent) && (!charge || refund.charge === charge)
    })
    return listPage(found, query, '/v1/refunds')
  })

  get('/events/:id', (_query, id) => {
    const event = journal.get<StripeEvent>('event', id)
    if (!event) throw missing('event', id)
    return event
  })
  get('/events', (query) => {
    const delivered = text(query['delivery_success'])
    const types = Array.isArray(query['types']) ? query['types'] : [query['type']].filter(Boolean)
    const found = journal.all<StripeEvent>('event').filter((event) => {
      if (types.length > 0 && !types.some((type) => matchesType(event.type, String(type)))) return false
      if (delivered === null) return true
      return (journal.get<Delivery>('delivery', event.id)?.state === 'delivered') === (delivered === 'true')
    })
    return listPage(found, query, '/v1/events')
  })
}

function readBody(request: FastifyRequest): Form {
  if (typeof request.body !== 'string') return {}
  try {
    return parseForm(request.body)
  } catch (error) {
    throw new StripeError(400, (error as Error).message)
  }
}

/** `charge.*` means every fact of charges. */
function matchesType(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}

function requireKey(request: FastifyRequest, secretKey: string): void {
  const header = request.headers.authorization ?? ''
  const basic = /^Basic (.+)$/i.exec(header)?.[1]
  const given = basic
    ? (Buffer.from(basic, 'base64').toString('utf8').split(':')[0] ?? '')
    : (/^Bearer (.+)$/i.exec(header)?.[1] ?? '')
  const [left, right] = [Buffer.from(given), Buffer.from(secretKey)]
  if (left.length === right.length && timingSafeEqual(left, right)) return
  const message = given
    ? `Invalid API Key provided: ${given.slice(0, 8)}…`
    : 'You did not provide an API key. Provide it in the Authorization header, using Bearer auth.'
  throw new StripeError(401, message)
}
