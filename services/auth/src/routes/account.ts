import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { actorFrom, requireActor } from '@formwright/kit/actor'
import { ErrorAnswers, unauthorized } from '@formwright/kit/errors'
import { Type } from 'typebox'
import { revokeSessions } from '../domain/sessions.ts'
import { verifyEmail } from '../domain/verify-email.ts'
import { findAccount } from '../repositories/accounts.ts'
import { User, VerifyEmail } from '../schemas/account.ts'
import type { Database } from '../tables.ts'
import { toUser } from './answers.ts'

/** The signed-in person's own account. */
export const accountRoutes =
  ({ db, now }: { db: Database; now: () => Date }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/auth/me',
      {
        onRequest: requireActor,
        schema: { tags: ['auth'], summary: 'Who is signed in', response: { 200: User, ...ErrorAnswers } }
      },
      async (request, reply) => {
        const account = await findAccount(db, actorFrom(request).accountId)
        if (account === undefined) throw unauthorized()
        reply.header('cache-control', 'no-store')
        return toUser(account)
      }
    )

    app.post(
      '/api/auth/logout',
      {
        onRequest: requireActor,
        schema: {
          tags: ['auth'],
          summary: 'End this session: its token is refused everywhere from now on',
          response: { 204: Type.Unsafe<undefined>({ description: 'Signed out' }), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { accountId, sessionId } = actorFrom(request)
        await db.transaction().execute((trx) => revokeSessions(trx, { accountId, sessionId, now: now() }))
        return reply.code(204).send()
      }
    )

    app.post(
      '/api/auth/verify-email',
      {
        schema: {
          tags: ['auth'],
          summary: 'Confirm an e-mail address with the token of the mailed link',
          body: VerifyEmail,
          response: {
            200: Type.Object({ email_verified: Type.Literal(true) }, { examples: [{ email_verified: true as const }] }),
            ...ErrorAnswers
          }
        }
      },
      async (request) => {
        await verifyEmail(db, { token: request.body.token, now: now() })
        return { email_verified: true as const }
      }
    )
  }
