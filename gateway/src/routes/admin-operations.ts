import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { actorFrom, identity, requireRole } from '@formwright/kit/actor'
import { ErrorAnswers } from '@formwright/kit/errors'
import { internalClient } from '@formwright/kit/internal'
import type { Logger } from '@formwright/kit/log'
import { Limit, Nullable, Timestamp } from '@formwright/kit/schemas'
import type { FastifyReply } from 'fastify'
import { type Static, Type } from 'typebox'
import { stillSignedIn } from '../still-signed-in.ts'
import type { Upstreams } from '../upstreams.ts'

/** Every service that keeps facts: each has dead letters, a backlog and an audit table of its own. */
const SERVICES = ['catalog', 'auth', 'checkout', 'documents', 'attorney', 'support-chat', 'notifications'] as const
type Service = (typeof SERVICES)[number]
const ServiceName = Type.Union(SERVICES.map((name) => Type.Literal(name)))

const DeadLetter = Type.Object({
  service: Type.String(),
  id: Type.Integer(),
  consumer: Type.String(),
  event_id: Nullable(Type.String()),
  type: Type.String({ description: 'The fact that could not be acted upon' }),
  error: Type.String(),
  deliveries: Type.Integer(),
  created_at: Timestamp,
  state: Type.Union([Type.Literal('waiting'), Type.Literal('replaying'), Type.Literal('replayed')])
})
const AuditEntry = Type.Object({
  service: Type.String(),
  id: Type.Integer(),
  at: Timestamp,
  account_id: Type.String(),
  email: Type.String(),
  action: Type.String(),
  subject: Nullable(Type.String()),
  details: Type.Record(Type.String(), Type.Unknown()),
  request_id: Nullable(Type.String())
})
const Lane = Type.Object({
  queued: Type.Integer(),
  generating: Type.Integer(),
  oldest_seconds: Nullable(Type.Integer({ description: 'How long the oldest waits' }))
})
const Printing = Type.Object({ final: Lane, draft: Lane, template: Lane })
const Queue = Type.Object({
  worker: Nullable(Printing),
  services: Type.Array(
    Type.Object({
      service: Type.String(),
      unpublished: Nullable(Type.Integer({ description: 'Facts that have not left yet' })),
      dead: Nullable(Type.Integer({ description: 'Dead letters that nobody has replayed' }))
    })
  ),
  degraded: Type.Optional(Type.Array(Type.String(), { description: 'Services that did not answer' }))
})

export interface AdminOperationsOptions {
  upstreams: Upstreams
  publicKeys: string
  internalSecret: string
  log: Logger
}

/** What an admin watches over, asked of every service at once; one that is down is named, not left out in silence. */
export const adminOperations =
  ({ upstreams, publicKeys, internalSecret, log }: AdminOperationsOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    // The gateway keeps no list of ended sessions; `stillSignedIn` asks their owner.
    await app.register(identity, { publicKeys, isRevoked: async () => false })
    app.addHook('onRequest', requireRole('admin'))
    app.addHook('onRequest', stillSignedIn(upstreams.auth))

    const client = (to: Service) =>
      internalClient({ from: 'gateway', to, baseUrl: upstreams[to], secret: internalSecret, timeoutMs: 3_000 })
    const ask = <Answer>(service: Service, path: string): Promise<Answer | undefined> =>
      client(service)
        .json<Answer>('GET', path)
        .catch((error: unknown) => {
          log.warn({ err: error, service, path }, 'a service did not answer the admin')
          return undefined
        })
    const askAll = <Answer>(services: readonly Service[], path: string) =>
      Promise.all(services.map(async (service) => ({ service, answer: await ask<Answer>(service, path) })))

    /** One list of all services' lists. */
    async function join<Entry extends object>(reply: FastifyReply, services: readonly Service[], path: string) {
      const answers = await askAll<Entry[]>(services, path)
      const silent = answers.filter(({ answer }) => answer === undefined).map(({ service }) => service)
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
          response: { 200: Type.Array(DeadLetter), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { limit, service, replayed } = request.query
        const services = service === undefined ? SERVICES : [service]
        const path = `/internal/dead-letters?limit=${limit}&replayed=${replayed}`
        const letters = await join<Letter>(reply, services, path)
        return letters.sort((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, limit)
      }
    )

    app.post(
      '/api/admin/events/dead/:service/:id/replay',
      {
        schema: {
          summary: 'Have the reader that gave a fact up try it once more',
          params: Type.Object({ service: ServiceName, id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
          response: { 202: Type.Object({ id: Type.Integer(), state: Type.String() }), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { service, id } = request.params
        const { accountId, email } = actorFrom(request)
        const staff = { account_id: accountId, email, request_id: request.id }
        const path = `/internal/dead-letters/${id}/replay`
        return reply.code(202).send(await client(service).json<{ id: number; state: string }>('POST', path, staff))
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
          ask<Printing>('documents', '/internal/queue'),
          askAll<{ unpublished: number; dead: number }>(SERVICES, '/internal/backlog')
        ])
        const silent = backlogs.filter(({ answer }) => answer === undefined).map(({ service }) => service)
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
          response: { 200: Type.Array(AuditEntry), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { limit, service } = request.query
        const services = service === undefined ? SERVICES : [service]
        const entries = await join<Entry>(reply, services, `/internal/audit?limit=${limit}`)
        return entries.sort((a, b) => b.at.localeCompare(a.at)).slice(0, limit)
      }
    )
  }

type Letter = Omit<Static<typeof DeadLetter>, 'service'>
type Entry = Omit<Static<typeof AuditEntry>, 'service'>
type Printing = Static<typeof Printing>
