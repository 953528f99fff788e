import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { checkDays, Day } from '@formwright/kit/days'
import { ErrorAnswers } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Type } from 'typebox'
import { orderSeries } from '../repositories/order-series.ts'
import { orderStats } from '../repositories/order-stats.ts'
import type { Database } from '../tables.ts'

const Stats = Type.Object({
  total_revenue_cents: Type.Integer(),
  successful_payments: Type.Integer(),
  opened_orders: Type.Integer()
})

const Series = Type.Array(
  Type.Object({
    day: Day,
    opened: Type.Integer(),
    paid: Type.Integer(),
    revenue_cents: Type.Integer({ description: 'Of the orders paid that day' })
  })
)

/** Our share of the admin's figures, joined by the gateway. */
export const internalStatsRoutes =
  ({ db, secret }: { db: Database; secret: string }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/internal/stats',
      {
        onRequest: requireCaller({ secret, service: 'checkout', callers: ['gateway'] }),
        schema: {
          tags: ['internal'],
          summary: 'Revenue and order counts',
          response: { 200: Stats, ...ErrorAnswers }
        }
      },
      async () => orderStats(db)
    )

    app.get(
      '/internal/series',
      {
        onRequest: requireCaller({ secret, service: 'checkout', callers: ['gateway'] }),
        schema: {
          tags: ['internal'],
          summary: 'Orders and revenue, day by day',
          querystring: Type.Object({ from: Day, to: Day }),
          response: { 200: Series, ...ErrorAnswers }
        }
      },
      async ({ query }) => orderSeries(db, checkDays(query))
    )
  }
