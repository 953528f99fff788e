import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Nullable, StateCode } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { ServiceId } from './schemas.ts'

const StateFee = Type.Object({
  state_name: Type.String(),
  fee_usd: Nullable(Type.Number({ description: 'What the state itself asks; null where it is not known' })),
  as_of: Type.String({ description: 'Month of the research' })
})

/** For receipts: what the state asks for filing, which nobody pays to us. */
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
      async (request) => {
        const { id, state } = request.params
        const service = library.service(id)
        const { facts } = library
        if (service === undefined || !facts.states.includes(state)) throw notFound()
        const path = service.meta.state_fee
        const fee = path === undefined ? null : facts.get(state, path)
        return { state_name: facts.name(state), fee_usd: typeof fee === 'number' ? fee : null, as_of: facts.asOf }
      }
    )
  }
