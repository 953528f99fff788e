import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { getService } from '../domain/find-service.ts'
import { IdOrSlug, SellableFacts } from '../schemas/service.ts'
import type { Database } from '../tables.ts'
import { toSellableFacts } from './answers.ts'

/** For the services that keep a copy of what is sold. */
export const internalRoutes =
  ({ db, secret }: { db: Database; secret: string }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/internal/services/:idOrSlug',
      {
        onRequest: requireCaller({ secret, service: 'catalog', callers: ['checkout', 'documents'] }),
        schema: {
          tags: ['internal'],
          summary: 'Price, title and states of one service',
          params: IdOrSlug,
          response: { 200: SellableFacts, ...ErrorAnswers }
        }
      },
      async (request) => toSellableFacts(await getService(db, request.params.idOrSlug))
    )
  }
