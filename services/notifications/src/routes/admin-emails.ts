import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { actorFrom, requireRole } from '@formwright/kit/actor'
import { recordAudit } from '@formwright/kit/audit'
import { toCsv } from '@formwright/kit/csv'
import { ErrorAnswers } from '@formwright/kit/errors'
import { pageOf, positionOf } from '@formwright/kit/paging'
import { ListOf } from '@formwright/kit/schemas'
import { retryEmail } from '../domain/retry-email.ts'
import { type ListedEmail, listEmails } from '../repositories/email-list.ts'
import { Email, EmailParams, EmailsQuery } from '../schemas/email.ts'
import type { Database } from '../tables.ts'

const COLUMNS = Object.keys(Email.properties) as (keyof typeof Email.properties)[]

/** The mails that are and were owed, for admins: which were given up, and one more try for them. */
export const adminEmailRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', requireRole('admin'))

    app.get(
      '/api/admin/emails',
      {
        schema: {
          tags: ['admin'],
          summary: 'Mails, newest first, without what they say; `?format=csv` for a spreadsheet',
          produces: ['application/json', 'text/csv'],
          querystring: EmailsQuery,
          response: { 200: ListOf(Email), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { limit, cursor, status, format } = request.query
        const found = await listEmails(db, { status, after: positionOf(cursor), limit })
        const rows = pageOf(found, { limit, request, reply }).map(toEmail)
        reply.header('cache-control', 'no-store')
        const action = format === 'csv' ? 'mails.exported' : 'mails.read'
        await recordAudit(db, actorFrom(request), { action, details: { rows: rows.length }, requestId: request.id })
        if (format !== 'csv') return rows
        const csv = toCsv(
          COLUMNS,
          rows.map((row) => COLUMNS.map((column) => row[column]))
        )
        reply.header('content-disposition', 'attachment; filename="emails.csv"').type('text/csv; charset=utf-8')
        return reply.send(csv as never)
      }
    )

    app.post(
      '/api/admin/emails/:id/retry',
      {
        schema: {
          tags: ['admin'],
          summary: 'Try a mail that was given up once more',
          params: EmailParams,
          response: { 202: Email, ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const email = await retryEmail(db, request.params.id, { staff: actorFrom(request), requestId: request.id })
        return reply.code(202).send(toEmail(email))
      }
    )
  }

const toEmail = ({ micros: _, last_error: error, ...email }: ListedEmail): Email => ({
  ...email,
  error,
  created_at: email.created_at.toISOString(),
  sent_at: email.sent_at?.toISOString() ?? null
})
