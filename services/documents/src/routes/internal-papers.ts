import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/errors'
import { requireCaller } from '@formwright/kit/internal'
import { Uuid } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { papersOf } from '../domain/papers-of.ts'
import { Raw } from './schemas.ts'

/** For auth's export alone, which has asked who is asking. */
export const internalPapersRoutes =
  ({ db, library, keyring, config }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/internal/accounts/:id/papers',
      {
        onRequest: requireCaller({ secret: config.INTERNAL_SECRET, service: 'documents', callers: ['auth'] }),
        schema: { hide: true, params: Type.Object({ id: Uuid }), response: { 200: Raw, ...ErrorAnswers } }
      },
      async (request) => papersOf(db, { library, keyring }, request.params.id)
    )
  }
