import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { StateCode } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { stateFeeOf } from '../domain/state-fee.ts'
import { ServiceId, StateFee } from './schemas.ts'
import { serviceAt } from './services.ts'

/** For receipts, which tell the fee that the checkout page told. */
export const internalStateFeeRoutes =
  ({ library, config }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/internal/services/:id/state-fee/:state',
      {
        onRequest: requireCaller({ secret: config.INTERNAL_SECRET, service: 'documents', callers: ['notifications'] }),
        schema: {
          hide: true,
          params: Type.Object({ id: ServiceId, state: StateCode }),
          response: { 200: StateFee, ...ErrorAnswers }
        }
      },
      async ({ params }) => stateFeeOf(library, serviceAt(library, params.id), params.state)
    )
  }
