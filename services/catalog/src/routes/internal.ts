import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { getService } from '../domain/find-service.ts'
import type { OffSaleFor } from '../domain/off-sale.ts'
import { IdOrSlug, SellableFacts, SellableQuery } from '../schemas/service.ts'
import type { Database } from '../tables.ts'
import { toSellableFacts } from './answers.ts'

/** For the services that keep a copy of what is sold. */
export const internalRoutes =
  ({ db, secret, offSale }: { db: Database; secret: string; offSale: OffSaleFor }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/internal/services/:idOrSlug',
      {
        onRequest: requireCaller({ secret, service: 'catalog', callers: ['checkout', 'documents'] }),
        schema: {
          tags: ['internal'],
          summary: 'Price, title and states of one service, and where it is on sale',
          params: IdOrSlug,
          querystring: SellableQuery,
          response: { 200: SellableFacts, ...ErrorAnswers }
        }
      },
      async ({ params, query }) => toSellableFacts(await getService(db, params.idOrSlug), offSale(query.live ?? false))
    )
  }
