import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { identity, requireRole } from '@formwright/kit/identity/actor'
import { internalClient } from '@formwright/kit/identity/internal'
import type { StandingOf } from '@formwright/kit/identity/standing'
import type { Logger } from '@formwright/kit/process/log'
import { checkDays, Day, type Days } from '@formwright/kit/staff/days'
import { type OrderStats, orderSeriesCall, orderStatsCall } from '@formwright/proto-events/calls/checkout'
import { documentSeriesCall, documentStatsCall } from '@formwright/proto-events/calls/documents/figures'
import { type Static, Type } from 'typebox'
import type { Upstreams } from '../upstreams.ts'

const Unknown = (description: string) => Type.Union([Type.Number({ description }), Type.Null()])

const SeriesDay = Type.Object({
  day: Day,
  started: Unknown('Questionnaires begun'),
  opened: Unknown('Orders opened'),
  paid: Unknown('Orders paid'),
  revenue: Unknown('Dollars of the orders paid that day, net of refunds'),
  documents: Unknown('Final sets made')
})

const Stats = Type.Object(
  {
    total_revenue: Unknown('Dollars, net of refunds'),
    successful_payments: Unknown('Orders that were paid'),
    total_documents: Unknown('Documents made'),
    conversion_rate: Unknown('Paid of opened orders, percent'),
    series: Type.Optional(Type.Array(SeriesDay, { description: 'Day by day (UTC), where days were asked for' })),
    degraded: Type.Optional(Type.Array(Type.String(), { description: 'Services that did not answer' }))
  },
  {
    examples: [{ total_revenue: 1249.5, successful_payments: 17, total_documents: 42, conversion_rate: 61.5 }]
  }
)

export interface AdminStatsOptions {
  upstreams: Pick<Upstreams, 'checkout' | 'documents'>
  publicKeys: string
  standingOf: StandingOf
  internalSecret: string
  log: Logger
}

/** What the owners know, asked of both at once. One that is down gives null, never a false zero. */
export const adminStats =
  ({ upstreams, publicKeys, standingOf, internalSecret, log }: AdminStatsOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    // The gateway keeps no list of ended sessions: these routes are for staff, of whom auth is asked.
    await app.register(identity, { publicKeys, isRevoked: async () => false, standingOf })
    const client = <const To extends 'checkout' | 'documents'>(to: To) =>
      internalClient({ from: 'gateway', to, baseUrl: upstreams[to], secret: internalSecret, timeoutMs: 3_000 })
    const checkout = client('checkout')
    const documents = client('documents')

    const ask = <Answer>(service: string, question: Promise<Answer>) =>
      question.catch((error: unknown) => {
        log.warn({ err: error, service }, 'statistics are missing')
        return undefined
      })

    /** Both owners' days side by side; what one of them did not tell is null on each. */
    async function seriesOf(query: Days): Promise<Static<typeof SeriesDay>[]> {
      const [orders, papers] = await Promise.all([
        ask('checkout', checkout.ask(orderSeriesCall, { query })),
        ask('documents', documents.ask(documentSeriesCall, { query }))
      ])
      return (orders ?? papers ?? []).map(({ day }, index) => ({
        day,
        started: papers?.[index]?.started ?? null,
        opened: orders?.[index]?.opened ?? null,
        paid: orders?.[index]?.paid ?? null,
        revenue: orders?.[index] ? orders[index].revenue_cents / 100 : null,
        documents: papers?.[index]?.documents ?? null
      }))
    }

    app.get(
      '/api/admin/stats',
      {
        onRequest: requireRole('admin'),
        schema: {
          summary: 'Revenue, payments and documents; with `from` and `to` day by day too',
          querystring: Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }),
          response: { 200: Stats, ...ErrorAnswers }
        }
      },
      async ({ query: { from, to } }) => {
        const days = from === undefined && to === undefined ? undefined : checkDays({ from: from ?? '', to: to ?? '' })
        const [money, papers, series] = await Promise.all([
          ask('checkout', checkout.ask(orderStatsCall)),
          ask('documents', documents.ask(documentStatsCall)),
          days && seriesOf(days)
        ])
        const degraded = [...(money ? [] : ['checkout']), ...(papers ? [] : ['documents'])]
        return {
          total_revenue: money ? money.total_revenue_cents / 100 : null,
          successful_payments: money?.successful_payments ?? null,
          total_documents: papers?.total_documents ?? null,
          conversion_rate: money ? conversionRate(money) : null,
          ...(series ? { series } : {}),
          ...(degraded.length > 0 ? { degraded } : {})
        }
      }
    )
  }

/** Percent with one decimal; nothing opened yet is 0. */
const conversionRate = ({ successful_payments: paid, opened_orders: opened }: OrderStats) =>
  opened === 0 ? 0 : Math.round((paid / opened) * 1000) / 10
