import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { ListOf } from '@formwright/kit/http/schemas'
import { actorFrom, requireRole } from '@formwright/kit/identity/actor'
import { byTime, pageAfter, pageOf } from '@formwright/kit/staff/paging'
import { answerStaffList, STAFF_LIST_TYPES, tableOf } from '@formwright/kit/staff/staff-list'
import { retryEmail } from '../domain/retry-email.ts'
import { type ListedEmail, listEmails } from '../repositories/email-list.ts'
import { Email, EmailParams, EmailsQuery } from '../schemas/email.ts'
import type { Database } from '../tables.ts'

const table = tableOf(Object.keys(Email.properties) as (keyof typeof Email.properties)[])

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
          produces: STAFF_LIST_TYPES,
          querystring: EmailsQuery,
          response: { 200: ListOf(Email), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { status } = request.query
        const found = await listEmails(db, { status, ...pageAfter(byTime, request.query) })
        const answers = pageOf(found, byTime, { request, reply }).map(({ micros: _, ...row }) => toEmail(row))
        return answerStaffList(db, { request, reply }, { of: 'mails', answers, table })
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

const toEmail = ({ last_error: error, ...email }: ListedEmail): Email => ({
  ...email,
  error,
  created_at: email.created_at.toISOString(),
  sent_at: email.sent_at?.toISOString() ?? null
})
