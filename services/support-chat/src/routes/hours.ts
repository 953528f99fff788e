import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { actorFrom, requireRole } from '@formwright/kit/identity/actor'
import { recordAudit } from '@formwright/kit/staff/audit'
import { ALWAYS_OPEN, checkHours, isOpen } from '../domain/chat/desk/opening.ts'
import { findHours, saveHours } from '../repositories/hours.ts'
import { SupportHours, SupportHoursAnswer } from '../schemas/hours.ts'
import type { Database, HoursRow } from '../tables.ts'

/** When people sit at the desk. Support may read it; an admin says it. */
export const hoursRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/api/admin/support-hours',
      {
        onRequest: requireRole('support', 'admin'),
        schema: {
          tags: ['admin'],
          summary: 'The hours in which a chat may be handed to a person; always, until they are set',
          response: { 200: SupportHoursAnswer, ...ErrorAnswers }
        }
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store')
        return toAnswer(await findHours(db))
      }
    )

    app.put(
      '/api/admin/support-hours',
      {
        onRequest: requireRole('admin'),
        schema: {
          tags: ['admin'],
          summary: 'Set the hours in which a chat may be handed to a person',
          body: SupportHours,
          response: { 200: SupportHoursAnswer, ...ErrorAnswers }
        }
      },
      async (request) => {
        const { body } = request
        checkHours(body)
        return db.transaction().execute(async (trx) => {
          const row = await saveHours(trx, body)
          const details = { time_zone: body.time_zone, holidays: body.holidays.length }
          const act = { action: 'support-hours.changed', details, requestId: request.id }
          await recordAudit(trx, actorFrom(request), act)
          return toAnswer(row)
        })
      }
    )
  }

function toAnswer(row: HoursRow | undefined) {
  const hours = row?.hours ?? ALWAYS_OPEN
  return { ...hours, open_now: isOpen(hours, new Date()), updated_at: row?.updated_at.toISOString() ?? null }
}
