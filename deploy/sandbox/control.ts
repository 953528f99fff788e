import type { FastifyInstance } from 'fastify'
import { outcomeOf } from './cards.ts'
import type { Fault, Faults } from './faults.ts'
import type { Journal } from './journal.ts'
import { StripeError } from './stripe-error.ts'
import type { Till } from './till.ts'
import type { Webhooks } from './webhooks.ts'

type Parts = { journal: Journal; till: Till; webhooks: Webhooks; faults: Faults }

/** Levers for tests: mischief with webhooks and the API, paying without the page, and the books to check against. */
export function controlRoutes(app: FastifyInstance, { journal, till, webhooks, faults }: Parts): void {
  app.addHook('onRequest', async (request, reply) => {
    const local = /^(127\.|::1$|::ffff:127\.)/.test(request.ip)
    const site = request.headers['sec-fetch-site']
    if (local && (site === undefined || site === 'none')) return
    return reply
      .code(403)
      .send({ error: { type: 'invalid_request_error', message: 'Only programs on this machine may do this.' } })
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeError) return reply.code(error.status).send(error.body)
    const { statusCode, message } = error as Error & { statusCode?: number }
    return reply.code(statusCode ?? 500).send({ error: { type: 'api_error', message } })
  })

  app.get('/webhooks', () => ({ ...toWire(webhooks), deliveries: webhooks.deliveries() }))

  app.post<{ Body: { drop?: boolean; duplicate?: number; delay_ms?: number } }>(
    '/webhooks',
    {
      schema: {
        body: {
          type: 'object',
          additionalProperties: false,
          properties: {
            drop: { type: 'boolean' },
            duplicate: { type: 'integer', minimum: 0, maximum: 20 },
            delay_ms: { type: 'integer', minimum: 0 }
          }
        }
      }
    },
    (request) => {
      const { drop, duplicate, delay_ms: delayMs } = request.body
      webhooks.setMode({
        ...(drop === undefined ? {} : { drop }),
        ...(duplicate === undefined ? {} : { duplicate }),
        ...(delayMs === undefined ? {} : { delayMs })
      })
      return toWire(webhooks)
    }
  )

  app.post<{ Params: { id: string } }>('/events/:id/deliver', async (request) => ({
    status: await webhooks.resend(request.params.id)
  }))

  app.post<{
    Params: { id: string }
    Body: { card?: string; amount?: number; email?: string; name?: string } | undefined
  }>(
    '/sessions/:id/pay',
    {
      schema: {
        body: {
          anyOf: [
            { type: 'null' },
            {
              type: 'object',
              additionalProperties: false,
              properties: {
                card: { type: 'string' },
                amount: { type: 'integer', minimum: 0 },
                email: { type: 'string' },
                name: { type: 'string' }
              }
            }
          ]
        }
      }
    },
    (request) => {
      const { card = '4242424242424242', amount, email, name } = request.body ?? {}
      const cardNumber = card.replace(/[\s-]/g, '')
      const outcome = outcomeOf(cardNumber)
      if (outcome.kind === 'declined') {
        throw new StripeError(402, outcome.message, {
          type: 'card_error',
          code: 'card_declined',
          decline_code: outcome.code
        })
      }
      const session = till.session(request.params.id)
      const payer = { email: email ?? session.customer_email ?? 'buyer@example.com', name: name ?? 'Test Buyer' }
      return journal.together(() =>
        till.pay(session.id, { payer, cardNumber, ...(amount === undefined ? {} : { amount }) })
      )
    }
  )

  app.post<{ Params: { id: string } }>('/refunds/:id/fail', (request) =>
    journal.together(() => till.failRefund(request.params.id))
  )

  app.get('/charges', () => ({
    charges: till.charges().map((charge) => {
      const session = till.sessions().find((one) => one.payment_intent === charge.payment_intent)
      return {
        charge: charge.id,
        payment_intent: charge.payment_intent,
        session: session?.id ?? null,
        client_reference_id: session?.client_reference_id ?? null,
        metadata: session?.metadata ?? {},
        email: charge.billing_details.email,
        amount: charge.amount,
        amount_refunded: charge.amount_refunded,
        currency: charge.currency,
        created: charge.created
      }
    }),
    refunds: till.refunds()
  }))

  app.post<{ Body: { status?: number; times?: number; delay_ms?: number; when?: Fault['when'] } }>(
    '/faults',
    {
      schema: {
        body: {
          type: 'object',
          additionalProperties: false,
          properties: {
            status: { type: 'integer' },
            times: { type: 'integer', minimum: 0 },
            delay_ms: { type: 'integer', minimum: 0 },
            when: { enum: ['before', 'after'] }
          }
        }
      }
    },
    (request) => {
      const { status = 0, times = 1, delay_ms: delayMs = 0, when = 'before' } = request.body
      faults.set({ status, times, delayMs, when })
      return faults.current() ?? { times: 0 }
    }
  )
}

function toWire(webhooks: Webhooks): object {
  const { drop, duplicate, delayMs } = webhooks.mode()
  return { drop, duplicate, delay_ms: delayMs }
}
