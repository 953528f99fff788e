import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorAnswers } from '@formwright/kit/http/errors'
import { findMatches } from '../domain/find.ts'
import type { Match } from '../domain/match/rank.ts'
import { FindAttorneys, type MatchedAttorney, Matches } from '../schemas/find.ts'
import type { Database } from '../tables.ts'
import { toAttorney } from './answers.ts'
import { readState } from './state.ts'

const MOST = 10

/** The finder, open to everyone. Nothing of a search is stored or logged. */
export const findRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/api/find-attorneys-ai',
      {
        schema: {
          tags: ['attorneys'],
          summary: 'Attorneys of a state, scored for a case, best first',
          body: FindAttorneys,
          response: { 200: Matches, ...ErrorAnswers }
        }
      },
      async ({ body }) => {
        const { matches, insights } = await findMatches(db, {
          state: readState(body.state),
          search: {
            city: body.city?.trim() || undefined,
            practiceArea: body.practice_area,
            budget: body.budget,
            urgency: body.urgency ?? 'moderate'
          },
          text: body.case_description?.trim() ?? '',
          most: body.max_results ?? MOST
        })
        return { attorneys: matches.map(toMatched), ai_insights: insights }
      }
    )
  }

const toMatched = ({ attorney, score, reasoning }: Match): MatchedAttorney => ({
  ...toAttorney(attorney),
  ai_match_score: score,
  ai_match_reasoning: reasoning
})
