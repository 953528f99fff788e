import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { ListOf } from '@formwright/kit/http/schemas'
import { Type } from 'typebox'
import { getService } from '../domain/find-service.ts'
import type { OffSaleFor } from '../domain/off-sale.ts'
import { papersIn } from '../domain/papers-in.ts'
import { listServices } from '../repositories/services.ts'
import { IdOrSlug, SaleQuery, Service, ServiceInState } from '../schemas/service.ts'
import type { Database } from '../tables.ts'
import { toService } from './answers.ts'

const CACHE = 'public, max-age=60'

/** The shop window: open to everyone. */
export const serviceRoutes =
  ({ db, offSale }: { db: Database; offSale: OffSaleFor }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/services',
      {
        schema: {
          tags: ['services'],
          summary: 'All services, each with whether it is on sale',
          querystring: SaleQuery,
          response: {
            200: ListOf(Service),
            304: Type.Unsafe<undefined>({ description: 'Not changed' }),
            ...ErrorAnswers
          }
        }
      },
      async (request, reply) => {
        const services = (await listServices(db)).map((row) => toService(row, offSale(false), request.query.state))
        const etag = `"${createHash('sha256').update(JSON.stringify(services)).digest('base64url')}"`
        reply.header('cache-control', CACHE).header('etag', etag)
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        return services
      }
    )

    app.get(
      '/api/services/:idOrSlug',
      {
        schema: {
          tags: ['services'],
          summary: 'One service, by number or slug; with a state, the papers of that state',
          params: IdOrSlug,
          querystring: SaleQuery,
          response: { 200: ServiceInState, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { state } = request.query
        const row = await getService(db, request.params.idOrSlug)
        reply.header('cache-control', CACHE)
        return { ...toService(row, offSale(false), state), ...(await papersIn(db, row, state)) }
      }
    )
  }
