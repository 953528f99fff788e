import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { Limit } from '@formwright/kit/http/schemas'
import { actorFrom, identity, requireRole } from '@formwright/kit/identity/actor'
import { internalClient } from '@formwright/kit/identity/internal'
import type { StandingOf } from '@formwright/kit/identity/standing'
import type { Logger } from '@formwright/kit/process/log'
import type { Call } from '@formwright/proto-events/call'
import { printQueueCall } from '@formwright/proto-events/calls/documents/figures'
import {
  auditLogCall,
  backlogCall,
  deadLettersCall,
  Replay,
  replayCall
} from '@formwright/proto-events/calls/operations'
import { type ServiceName as Named, serviceNames } from '@formwright/proto-events/services'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { AuditLog, DeadLetters, Queue, ServiceName } from '../schemas/operations.ts'
import type { Upstreams } from '../upstreams.ts'

export interface AdminOperationsOptions {
  upstreams: Upstreams
  publicKeys: string
  standingOf: StandingOf
  internalSecret: string
  log: Logger
}

/** What an admin watches over, asked of every service at once; one that is down is named, not left out in silence. */
export const adminOperations =
  ({ upstreams, publicKeys, standingOf, internalSecret, log }: AdminOperationsOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    // The gateway keeps no list of ended sessions: these routes are for staff, of whom auth is asked.
    await app.register(identity, { publicKeys, isRevoked: async () => false, standingOf })
    app.addHook('onRequest', requireRole('admin'))

    const client = (to: Named) =>
      internalClient({ from: 'gateway', to, baseUrl: upstreams[to], secret: internalSecret, timeoutMs: 3_000 })
    const documents = internalClient({
      from: 'gateway',
      to: 'documents',
      baseUrl: upstreams.documents,
      secret: internalSecret,
      timeoutMs: 3_000
    })
    const orSilence = <Answer>(service: Named, question: Promise<Answer>): Promise<Answer | undefined> =>
      question.catch((error: unknown) => {
        log.warn({ err: error, service }, 'a service did not answer the admin')
        return undefined
      })
    const askEach = <Asked, Answer>(services: readonly Named[], call: Call<Asked, Answer, 'each'>, asked: Asked) =>
      Promise.all(
        services.map(async (service) => ({
          service,
          answer: await orSilence(service, client(service).ask(call, asked))
        }))
      )
    const silentOf = (answers: { service: Named; answer: unknown }[]) =>
      answers.filter(({ answer }) => answer === undefined).map(({ service }) => service)

    /** One list of all services' lists. */
    async function join<Asked, Entry extends object>(
      reply: FastifyReply,
      services: readonly Named[],
      call: Call<Asked, Entry[], 'each'>,
      asked: Asked
    ) {
      const answers = await askEach(services, call, asked)
      const silent = silentOf(answers)
      if (silent.length > 0) reply.header('x-degraded', silent.join(','))
      reply.header('cache-control', 'no-store')
      return answers.flatMap(({ service, answer = [] }) => answer.map((entry) => ({ service, ...entry })))
    }

    app.get(
      '/api/admin/events/dead',
      {
        schema: {
          summary: 'Facts that a service gave up on, newest first; `x-degraded` names services that did not answer',
          querystring: Type.Object({
            limit: Limit,
            service: Type.Optional(ServiceName),
            replayed: Type.Boolean({ default: false })
          }),
          response: { 200: DeadLetters, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { limit, service, replayed } = request.query
        const services = service === undefined ? serviceNames : [service]
        const letters = await join(reply, services, deadLettersCall, { query: { limit, replayed } })
        return letters.sort((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, limit)
      }
    )

    app.post(
      '/api/admin/events/dead/:service/:id/replay',
      {
        schema: {
          summary: 'Have the reader that gave a fact up try it once more',
          params: Type.Object({ service: ServiceName, id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
          response: { 202: Replay, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { service, id } = request.params
        const { accountId, email } = actorFrom(request)
        const body = { account_id: accountId, email, request_id: request.id }
        return reply.code(202).send(await client(service).ask(replayCall, { params: { id }, body }))
      }
    )

    app.get(
      '/api/admin/queue',
      {
        schema: {
          summary: 'What waits for the workers, and in each service',
          response: { 200: Queue, ...ErrorAnswers }
        }
      },
      async (_request, reply) => {
        const [printing, backlogs] = await Promise.all([
          orSilence('documents', documents.ask(printQueueCall)),
          askEach(serviceNames, backlogCall, {})
        ])
        const silent = silentOf(backlogs)
        reply.header('cache-control', 'no-store')
        return {
          worker: printing ?? null,
          services: backlogs.map(({ service, answer }) => ({
            service,
            unpublished: answer?.unpublished ?? null,
            dead: answer?.dead ?? null
          })),
          ...(silent.length > 0 ? { degraded: silent } : {})
        }
      }
    )

    app.get(
      '/api/admin/audit',
      {
        schema: {
          summary: 'What staff did, newest first; `x-degraded` names services that did not answer',
          querystring: Type.Object({ limit: Limit, service: Type.Optional(ServiceName) }),
          response: { 200: AuditLog, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { limit, service } = request.query
        const services = service === undefined ? serviceNames : [service]
        const entries = await join(reply, services, auditLogCall, { query: { limit } })
        return entries.sort((a, b) => b.at.localeCompare(a.at)).slice(0, limit)
      }
    )
  }
