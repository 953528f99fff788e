import { auditLogCall, backlogCall, deadLettersCall, replayCall } from '@formwright/proto-events/calls/operations'
import type { FastifyPluginAsync } from 'fastify'
import type { Kysely } from 'kysely'
import { watchFacts } from '../facts/facts-metrics.ts'
import { conflict, notFound } from '../http/errors.ts'
import { type Answering, answerCall } from '../identity/internal.ts'
import type { KitTables } from '../postgres/tables.ts'
import { recordAudit } from './audit.ts'
import { auditEntries, backlogOf, findDeadLetter, listDeadLetters, requestReplay } from './operations-tables.ts'

export interface OperationsOptions<Tables extends KitTables> extends Answering {
  db: Kysely<Tables>
}

/** What the gateway asks every service on behalf of an admin: dead letters and their replay, backlog, audit. */
export const operationRoutes =
  <Tables extends KitTables>(options: OperationsOptions<Tables>): FastifyPluginAsync =>
  async (app) => {
    const db = options.db as unknown as Kysely<KitTables>
    watchFacts(app.metrics, db)

    answerCall(app, options, deadLettersCall, async ({ query }) =>
      (await listDeadLetters(db, query)).map(({ replayed_at, replay_requested_at, ...letter }) => ({
        ...letter,
        type: letter.subject.replace(/^ev\./, ''),
        created_at: letter.created_at.toISOString(),
        state: stateOf({ replayed_at, replay_requested_at })
      }))
    )

    answerCall(app, options, replayCall, async ({ params: { id }, body }) => {
      const { account_id: accountId, email, request_id: requestId } = body
      await db.transaction().execute(async (trx) => {
        const letter = await findDeadLetter(trx, id)
        if (letter === undefined) throw notFound('There is no such dead letter')
        if (letter.replayed_at !== null) throw conflict('This was replayed already', 'already-replayed')
        await requestReplay(trx, letter)
        const action = { action: 'dead-letter.replayed', subject: String(id), details: { consumer: letter.consumer } }
        await recordAudit(trx, { accountId, email }, requestId === undefined ? action : { ...action, requestId })
      })
      return { id, state: 'replaying' as const }
    })

    answerCall(app, options, auditLogCall, async ({ query }) =>
      (await auditEntries(db, query.limit)).map((entry) => ({ ...entry, at: entry.at.toISOString() }))
    )

    answerCall(app, options, backlogCall, () => backlogOf(db))
  }

const stateOf = (letter: { replayed_at: Date | null; replay_requested_at: Date | null }) => {
  if (letter.replayed_at !== null) return 'replayed' as const
  return letter.replay_requested_at === null ? ('waiting' as const) : ('replaying' as const)
}
