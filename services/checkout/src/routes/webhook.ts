import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, HttpError, unavailable } from '@formwright/kit/http/errors'
import { isDatabaseUnable } from '@formwright/kit/postgres/failure'
import { Type } from 'typebox'
import type { Context } from '../domain/context.ts'
import { readWebhook, type WebhookRules } from '../domain/stripe/read-webhook.ts'
import { loggableFailure } from '../domain/stripe/stripe.ts'
import { takeWebhook } from '../domain/stripe/take-webhook.ts'

const BODY_LIMIT = 262_144
const Received = Type.Object({ received: Type.Literal(true) }, { examples: [{ received: true }] })

/** Hears Stripe. In a context of its own, because the signature covers the bytes of the body and not its meaning. */
export const webhookRoutes =
  ({ context, rules }: { context: Context; rules: WebhookRules }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    app.post(
      '/api/checkout/webhook',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          tags: ['checkout'],
          summary: 'Events from Stripe, signed',
          response: { 200: Received, ...ErrorAnswers }
        }
      },
      async (request) => {
        const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const header = request.headers['stripe-signature']
        const signature = typeof header === 'string' ? header : undefined
        const event = readWebhookOrWarn(context, { payload, signature }, rules)
        // Answered with 503, Stripe sends the event again.
        await takeWebhook(context, event).catch((error: unknown) => {
          if (isDatabaseUnable(error)) throw error
          context.log.warn({ event: event.id, ...loggableFailure(error) }, 'webhook put off')
          throw unavailable()
        })
        return { received: true as const }
      }
    )
  }

function readWebhookOrWarn(
  { stripe, log }: Context,
  delivery: Parameters<typeof readWebhook>[1],
  rules: WebhookRules
): ReturnType<typeof readWebhook> {
  try {
    return readWebhook(stripe, delivery, rules, new Date())
  } catch (error) {
    log.warn({ why: error instanceof HttpError ? error.code : 'unknown' }, 'webhook refused')
    throw error
  }
}
