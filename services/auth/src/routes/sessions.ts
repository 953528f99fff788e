import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers, notFound } from '@formwright/kit/http/errors'
import { ListOf, Uuid } from '@formwright/kit/http/schemas'
import { actorFrom, requireActor } from '@formwright/kit/identity/actor'
import { bySeq, PageQuery, pageAfter, pageOf } from '@formwright/kit/staff/paging'
import { Type } from 'typebox'
import { revokeSessions } from '../domain/sign-in/sessions.ts'
import { listSessions } from '../repositories/sessions.ts'
import { Session } from '../schemas/session.ts'
import type { Database } from '../tables.ts'
import { toSession } from './answers.ts'

const SignedOut = Type.Unsafe<undefined>({ description: 'Signed out' })

/** Where an account is signed in, and the ways out. */
export const sessionRoutes =
  ({ db, now }: { db: Database; now: () => Date }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/auth/logout',
      {
        onRequest: requireActor,
        schema: {
          tags: ['auth'],
          summary: 'End this session: its token is refused everywhere from now on',
          response: { 204: SignedOut, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { accountId, sessionId } = actorFrom(request)
        await db.transaction().execute((trx) => revokeSessions(trx, { accountId, sessionId, now: now() }))
        return reply.code(204).send()
      }
    )

    app.post(
      '/api/auth/logout-all',
      {
        onRequest: requireActor,
        schema: {
          tags: ['auth'],
          summary: 'End all sessions of the account, this one too',
          response: { 204: SignedOut, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { accountId } = actorFrom(request)
        await db.transaction().execute((trx) => revokeSessions(trx, { accountId, now: now() }))
        return reply.code(204).send()
      }
    )

    app.get(
      '/api/auth/sessions',
      {
        onRequest: requireActor,
        schema: {
          tags: ['auth'],
          summary: 'Where the account is signed in, newest first',
          querystring: Type.Object(PageQuery),
          response: { 200: ListOf(Session), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { accountId, sessionId } = actorFrom(request)
        const found = await listSessions(db, { accountId, now: now(), ...pageAfter(bySeq, request.query) })
        reply.header('cache-control', 'no-store')
        return pageOf(found, bySeq, { request, reply }).map((row) => toSession(row, sessionId))
      }
    )

    app.delete(
      '/api/auth/sessions/:id',
      {
        onRequest: requireActor,
        schema: {
          tags: ['auth'],
          summary: 'End one session of the account',
          params: Type.Object({ id: Uuid }),
          response: { 204: SignedOut, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { accountId } = actorFrom(request)
        const which = { accountId, sessionId: request.params.id, now: now() }
        const ended = await db.transaction().execute((trx) => revokeSessions(trx, which))
        if (ended === 0) throw notFound('There is no such session')
        return reply.code(204).send()
      }
    )
  }
