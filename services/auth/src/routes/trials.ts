import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { ListOf } from '@formwright/kit/http/schemas'
import { requireRole } from '@formwright/kit/identity/actor'
import { bySeq, pageAfter, pageOf } from '@formwright/kit/staff/paging'
import { answerStaffList, STAFF_LIST_TYPES, tableOf } from '@formwright/kit/staff/staff-list'
import { startTrial, TRIAL_DAYS } from '../domain/trial/start-trial.ts'
import { listTrials } from '../repositories/trials.ts'
import { StartedTrial, StartTrial, Trial, TrialsQuery } from '../schemas/trial.ts'
import type { Database } from '../tables.ts'
import { toTrial } from './answers.ts'
import { clientOf } from './client.ts'

const table = tableOf(Object.keys(Trial.properties) as (keyof typeof Trial.properties)[])

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
          produces: STAFF_LIST_TYPES,
          querystring: TrialsQuery,
          response: { 200: ListOf(Trial), ...ErrorAnswers }
        }
      },
      async (request, reply) => {
        const { query } = request
        const at = now()
        const found = await listTrials(db, { ...pageAfter(bySeq, query), status: query.status, now: at })
        const answers = pageOf(found, bySeq, { request, reply }).map((row) => toTrial(row, at))
        return answerStaffList(db, { request, reply }, { of: 'trials', answers, table })
      }
    )
  }
