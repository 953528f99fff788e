import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { actorFrom, requireRole } from '@formwright/kit/actor'
import { recordAudit } from '@formwright/kit/audit'
import { toCsv } from '@formwright/kit/csv'
import { ErrorAnswers } from '@formwright/kit/errors'
import { ListOf } from '@formwright/kit/schemas'
import { startTrial, TRIAL_DAYS } from '../domain/start-trial.ts'
import { listTrials } from '../repositories/trials.ts'
import { StartedTrial, StartTrial, Trial, TrialsQuery } from '../schemas/trial.ts'
import type { Database } from '../tables.ts'
import { toTrial } from './answers.ts'
import { clientOf } from './client.ts'
import { pageOf } from './page.ts'

const COLUMNS = Object.keys(Trial.properties) as (keyof typeof Trial.properties)[]

export interface TrialOptions {
  db: Database
  /** Trials that one client address starts in an hour. */
  limitPerHour: number
  now: () => Date
}

/** The Enterprise plan on trial: anybody with a work address starts one, staff see them all. */
export const trialRoutes =
  ({ db, limitPerHour, now }: TrialOptions): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/enterprise/start-trial',
      {
        schema: {
          tags: ['enterprise'],
          summary: 'Try the Enterprise plan for seven days; needs a work e-mail address',
          body: StartTrial,
          response: { 200: StartedTrial, ...ErrorAnswers }
        }
      },
      async (request) => {
        const { company_name: companyName, user_email: email, team_size: teamSize } = request.body
        const { address } = clientOf(request)
        const wish = { companyName, email, teamSize, address }
        const trial = await startTrial(db, wish, { limitPerHour, now: now() })
        return {
          message: 'Your Enterprise trial has started. The details are on their way to your inbox.',
          trial_details: { duration: `${TRIAL_DAYS} days`, team_size: trial.team_size, support_level: 'Priority' }
        }
      }
    )

    app.get(
      '/api/admin/trials',
      {
        onRequest: requireRole('admin'),
        schema: {
          tags: ['admin'],
          summary: 'Enterprise trials, newest first; `?format=csv` for a spreadsheet',
          produces: ['application/json', 'text/csv'],
          querystring: TrialsQuery,
          response: { 200: ListOf(Trial), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { query } = request
        const at = now()
        const rows = await listTrials(db, { limit: query.limit, before: query.cursor, status: query.status, now: at })
        const trials = pageOf(reply, { path: '/api/admin/trials', query, rows }).map((row) => toTrial(row, at))
        const action = query.format === 'csv' ? 'trials.exported' : 'trials.read'
        await recordAudit(db, actorFrom(request), { action, details: { rows: trials.length }, requestId: request.id })
        if (query.format !== 'csv') return trials
        const csv = toCsv(
          COLUMNS,
          trials.map((trial) => COLUMNS.map((column) => trial[column]))
        )
        reply.header('content-disposition', 'attachment; filename="trials.csv"').type('text/csv; charset=utf-8')
        return reply.send(csv as never)
      }
    )
  }
