import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { NotModified, type Remembered } from '@formwright/kit/http/remembered'
import { ListOf } from '@formwright/kit/http/schemas'
import { getService } from '../domain/find-service.ts'
import type { OffSaleFor } from '../domain/off-sale.ts'
import { papersIn } from '../domain/papers-in.ts'
import { listServices } from '../repositories/services.ts'
import { IdOrSlug, SaleQuery, Service, ServiceInState } from '../schemas/service.ts'
import type { Database } from '../tables.ts'
import { toService } from './answers.ts'

const CACHE = 'public, max-age=60'

interface ServiceRoutesOptions {
  db: Database
  offSale: OffSaleFor
  remembered: Remembered
}

/** The shop window: open to everyone. */
export const serviceRoutes =
  ({ db, offSale, remembered }: ServiceRoutesOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/services',
      {
        schema: {
          tags: ['services'],
          summary: 'All services, each with whether it is on sale',
          querystring: SaleQuery,
          response: { 200: ListOf(Service), ...NotModified, ...ErrorAnswers }
        }
      },
      (request, reply) => {
        const { state } = request.query
        reply.header('cache-control', CACHE)
        return remembered.answer(request, reply, `all?${state}`, async () =>
          (await listServices(db)).map((row) => toService(row, offSale(false), state))
        )
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
          response: { 200: ServiceInState, ...NotModified, ...ErrorAnswers }
        }
      },
      (request, reply) => {
        const { idOrSlug } = request.params
        const { state } = request.query
        reply.header('cache-control', CACHE)
        return remembered.answer(request, reply, `${idOrSlug}?${state}`, async () => {
          const row = await getService(db, idOrSlug)
          return { ...toService(row, offSale(false), state), ...(await papersIn(db, row, state)) }
        })
      }
    )
  }
