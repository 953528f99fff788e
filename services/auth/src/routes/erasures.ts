import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { actorFrom, requireRole } from '@formwright/kit/identity/actor'
import { requestErasure } from '../domain/account/request-erasure.ts'
import { RequestErasure, RequestedErasure } from '../schemas/erasure.ts'
import type { Database } from '../tables.ts'

/** For admins: what a person without an account sent us goes when they ask for it. */
export const erasureRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/admin/erasures',
      {
        onRequest: requireRole('admin'),
        schema: {
          tags: ['admin'],
          summary: 'Erase what a person without an account sent us; what was paid for stays',
          body: RequestErasure,
          response: { 202: RequestedErasure, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        await requestErasure(db, { ...request.body, staff: actorFrom(request), requestId: request.id })
        return reply
          .code(202)
          .send({ message: 'What this person sent us is being erased. Paid orders stay in the books.' })
      }
    )
  }
