import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { StateFee } from '@formwright/proto-events/calls/documents/promises'
import { Type } from 'typebox'
import type { ContentLibrary } from '../../content/library.ts'
import { stateFeeOf } from '../../domain/state-fee.ts'
import { serviceAt } from './services.ts'

const Params = Type.Object({
  service: Type.String({ maxLength: 64, examples: ['llc-formation'] }),
  /** Any two letters: a state there is not is told by name. */
  state: Type.String({ pattern: '^[A-Z]{2}$', examples: ['TX'] })
})

/** Told at the checkout beside our price, so that nobody learns of it at the counter. */
export const stateFeeRoutes =
  ({ library }: { library: ContentLibrary }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/questionnaire/:service/state-fee/:state',
      {
        schema: {
          summary: 'What the state itself asks for the filing, in dollars: not part of our price',
          params: Params,
          response: { 200: StateFee, ...ErrorAnswers }
        }
      },
      async ({ params }, reply) => {
        const fee = stateFeeOf(library, serviceAt(library, params.service), params.state)
        reply.header('cache-control', 'public, max-age=3600')
        return fee
      }
    )
  }
