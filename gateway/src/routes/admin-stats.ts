import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { identity, requireRole } from '@formwright/kit/actor'
import { ErrorAnswers } from '@formwright/kit/errors'
import { internalClient } from '@formwright/kit/internal'
import type { Logger } from '@formwright/kit/log'
import { Type } from 'typebox'
import { stillSignedIn } from '../still-signed-in.ts'
import type { Upstreams } from '../upstreams.ts'

const Unknown = (description: string) => Type.Union([Type.Number({ description }), Type.Null()])

const Stats = Type.Object(
  {
    total_revenue: Unknown('Dollars, net of refunds'),
    successful_payments: Unknown('Orders that were paid'),
    total_documents: Unknown('Documents made'),
    conversion_rate: Unknown('Paid of opened orders, percent'),
    degraded: Type.Optional(Type.Array(Type.String(), { description: 'Services that did not answer' }))
  },
  {
    examples: [{ total_revenue: 1249.5, successful_payments: 17, total_documents: 42, conversion_rate: 61.5 }]
  }
)

interface CheckoutStats {
  total_revenue_cents: number
  successful_payments: number
  opened_orders: number
}

export interface AdminStatsOptions {
  upstreams: Pick<Upstreams, 'auth' | 'checkout' | 'documents'>
  publicKeys: string
  internalSecret: string
  log: Logger
}

/** What the owners know, asked of both at once. One that is down gives null, never a false zero. */
export const adminStats =
  ({ upstreams, publicKeys, internalSecret, log }: AdminStatsOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    // The gateway keeps no list of ended sessions; `stillSignedIn` asks their owner.
    await app.register(identity, { publicKeys, isRevoked: async () => false })
    const client = (to: 'checkout' | 'documents') =>
      internalClient({ from: 'gateway', to, baseUrl: upstreams[to], secret: internalSecret, timeoutMs: 3_000 })
    const checkout = client('checkout')
    const documents = client('documents')

    const ask = <Answer>(service: string, question: Promise<Answer>) =>
      question.catch((error: unknown) => {
        log.warn({ err: error, service }, 'statistics are missing')
        return undefined
      })

    app.get(
      '/api/admin/stats',
      {
        onRequest: [requireRole('admin'), stillSignedIn(upstreams.auth)],
        schema: { summary: 'Revenue, payments and documents', response: { 200: Stats, ...ErrorAnswers } }
      },
      async () => {
        const [money, papers] = await Promise.all([
          ask('checkout', checkout.json<CheckoutStats>('GET', '/internal/stats')),
          ask('documents', documents.json<{ total_documents: number }>('GET', '/internal/stats'))
        ])
        const degraded = [...(money ? [] : ['checkout']), ...(papers ? [] : ['documents'])]
        return {
          total_revenue: money ? money.total_revenue_cents / 100 : null,
          successful_payments: money?.successful_payments ?? null,
          total_documents: papers?.total_documents ?? null,
          conversion_rate: money ? conversionRate(money) : null,
          ...(degraded.length > 0 ? { degraded } : {})
        }
      }
    )
  }

/** Percent with one decimal; nothing opened yet is 0. */
const conversionRate = ({ successful_payments: paid, opened_orders: opened }: CheckoutStats) =>
  opened === 0 ? 0 : Math.round((paid / opened) * 1000) / 10
