import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Type } from 'typebox'
import { buyersAmong } from '../repositories/person.ts'
import type { Database } from '../tables.ts'

const Owners = Type.Array(Type.String({ maxLength: 64 }), { maxItems: 10_000 })

/** For documents, which deletes nobody's answers who has paid or is paying. */
export const internalBuyersRoutes =
  ({ db, secret }: { db: Database; secret: string }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/internal/buyers',
      {
        bodyLimit: 1_048_576,
        onRequest: requireCaller({ secret, service: 'checkout', callers: ['documents'] }),
        schema: {
          tags: ['internal'],
          summary: 'Which of these owners have an order that is open, paid or under review',
          body: Type.Object({ owners: Owners }, { examples: [{ owners: [] }] }),
          response: { 200: Owners, ...ErrorAnswers }
        }
      },
      ({ body }) => buyersAmong(db, body.owners)
    )
  }
