import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import { recordAudit } from './audit.ts'
import { conflict, ErrorAnswers, notFound } from './errors.ts'
import { watchFacts } from './facts-metrics.ts'
import { requireCaller } from './internal.ts'
import { AuditEntry, Backlog, DeadLetter, Replay } from './operations-schemas.ts'
import { auditEntries, backlogOf, findDeadLetter, listDeadLetters, requestReplay } from './operations-tables.ts'
import { Limit } from './schemas.ts'
import type { KitTables } from './tables.ts'

const Staff = Type.Object({ account_id: Type.String(), email: Type.String(), request_id: Type.Optional(Type.String()) })

export interface OperationsOptions<Tables extends KitTables> {
  db: Kysely<Tables>
  service: string
  /** `INTERNAL_SECRET`. */
  secret: string
}

/** What the gateway asks every service on behalf of an admin: dead letters and their replay, backlog, audit. */
export const operationRoutes =
  <Tables extends KitTables>(options: OperationsOptions<Tables>): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { service, secret } = options
    const db = options.db as unknown as Kysely<KitTables>
    app.addHook('onRequest', requireCaller({ secret, service, callers: ['gateway'] }))
    const hidden = { hide: true } as const
    watchFacts(app.metrics, db)

    app.get(
      '/internal/dead-letters',
      {
        schema: {
          ...hidden,
          querystring: Type.Object({ limit: Limit, replayed: Type.Boolean({ default: false }) }),
          response: { 200: Type.Array(DeadLetter), ...ErrorAnswers }
        }
      },
      async (request) =>
        (await listDeadLetters(db, request.query)).map(({ replayed_at, replay_requested_at, ...letter }) => ({
          ...letter,
          type: letter.subject.replace(/^ev\./, ''),
          created_at: letter.created_at.toISOString(),
          state: stateOf({ replayed_at, replay_requested_at })
        }))
    )

    app.post(
      '/internal/dead-letters/:id/replay',
      {
        schema: {
          ...hidden,
          params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
          body: Staff,
          response: { 202: Replay, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { id } = request.params
        const { account_id: accountId, email, request_id: requestId } = request.body
        await db.transaction().execute(async (trx) => {
          const letter = await findDeadLetter(trx, id)
          if (letter === undefined) throw notFound('There is no such dead letter')
          if (letter.replayed_at !== null) throw conflict('This was replayed already', 'already-replayed')
          await requestReplay(trx, letter)
          const action = { action: 'dead-letter.replayed', subject: String(id), details: { consumer: letter.consumer } }
          await recordAudit(trx, { accountId, email }, requestId === undefined ? action : { ...action, requestId })
        })
        return reply.code(202).send({ id, state: 'replaying' as const })
      }
    )

    app.get(
      '/internal/audit',
      {
        schema: {
          ...hidden,
          querystring: Type.Object({ limit: Limit }),
          response: { 200: Type.Array(AuditEntry), ...ErrorAnswers }
        }
      },
      async (request) =>
        (await auditEntries(db, request.query.limit)).map((entry) => ({ ...entry, at: entry.at.toISOString() }))
    )

    app.get('/internal/backlog', { schema: { ...hidden, response: { 200: Backlog, ...ErrorAnswers } } }, async () =>
      backlogOf(db)
    )
  }

const stateOf = (letter: { replayed_at: Date | null; replay_requested_at: Date | null }) => {
  if (letter.replayed_at !== null) return 'replayed' as const
  return letter.replay_requested_at === null ? ('waiting' as const) : ('replaying' as const)
}
