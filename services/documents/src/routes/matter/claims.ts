import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/http/errors'
import { UserId } from '@formwright/kit/http/schemas'
import { actorFrom, requireActor } from '@formwright/kit/identity/actor'
import { ownerOf } from '@formwright/kit/identity/owner'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import { claimOwner } from '../../domain/owner/claim-owner.ts'
import { exampleUserId } from '../schemas.ts'

const Claimed = Type.Object({ claimed: Type.Literal(true) }, { examples: [{ claimed: true }] })

/** Binds what a browser made before sign-in to the account: from then on only that account opens it. */
export const claimRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/user/claim',
      {
        onRequest: requireActor,
        schema: {
          summary: 'Bind a user_id to the account',
          body: Type.Object({ user_id: UserId }, { examples: [{ user_id: exampleUserId }] }),
          response: { 200: Claimed, ...ErrorAnswers }
        }
      },
      async (request) => {
        const { accountId } = actorFrom(request)
        const holder = await claimOwner(db, ownerOf(request.body.user_id), accountId)
        if (holder !== accountId) throw notFound('There is nothing under this id')
        return { claimed: true as const }
      }
    )
  }
