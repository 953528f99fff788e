import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { StateCode } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { promisedPapers } from '../domain/promised-papers.ts'
import { ServiceId } from './schemas.ts'
import { serviceAt } from './services.ts'

const Papers = Type.Array(Type.Object({ title: Type.String(), certain: Type.Boolean() }))

/** For receipts, which tell the papers that the checkout page told. */
export const internalPromisedPapersRoutes =
  ({ library, config }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/internal/services/:id/papers',
      {
        onRequest: requireCaller({ secret: config.INTERNAL_SECRET, service: 'documents', callers: ['notifications'] }),
        schema: {
          hide: true,
          params: Type.Object({ id: ServiceId }),
          querystring: Type.Object({ state: Type.Optional(StateCode) }),
          response: { 200: Papers, ...ErrorAnswers }
        }
      },
      async ({ params, query }) =>
        promisedPapers(serviceAt(library, params.id), query.state).map(({ title, certain }) => ({ title, certain }))
    )
  }
