import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Standing, type StandingOf } from '@formwright/kit/standing'
import { Type } from 'typebox'

/** Whoever has routes for staff. */
const CALLERS = ['gateway', 'checkout', 'documents', 'support-chat', 'notifications']

/** For every service that has routes for staff: whether the session of a token still stands. */
export const internalSessionRoutes =
  ({ secret, standingOf }: { secret: string; standingOf: StandingOf }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/internal/sessions/:id/standing',
      {
        onRequest: requireCaller({ secret, service: 'auth', callers: CALLERS }),
        schema: {
          tags: ['internal'],
          summary: 'Whether a session stands at this moment',
          params: Type.Object({ id: Type.String() }),
          response: { 200: Standing, ...ErrorAnswers }
        }
      },
      async (request) => ({ standing: await standingOf(request.params.id) })
    )
  }
