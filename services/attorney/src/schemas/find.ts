import { Nullable } from '@formwright/kit/http/schemas'
import { type Static, Type } from 'typebox'
import { PRACTICE_AREAS } from '../domain/practice-areas.ts'
import { Attorney, attorneyExample } from './attorney.ts'

export const BUDGETS = [
  'Under $200/hour',
  '$200-400/hour',
  '$400-600/hour',
  '$600+/hour',
  'Contingency Fee',
  'Flat Fee',
  'Payment Plans'
] as const
export type Budget = (typeof BUDGETS)[number]

export const URGENCIES = ['low', 'moderate', 'high', 'urgent'] as const
export type Urgency = (typeof URGENCIES)[number]

const Score = Type.Integer({ minimum: 0, maximum: 100, description: '0 to 100; the README says how it comes about' })
const Reasoning = Type.String({ description: 'What decided the score, with the points it gave or cost' })

export const MatchedAttorney = Type.Object({
  ...Attorney.properties,
  ai_match_score: Score,
  ai_match_reasoning: Reasoning
})
export type MatchedAttorney = Static<typeof MatchedAttorney>

const Insights = Type.Object({
  summary: Type.String(),
  compared: Type.Integer({ description: 'Attorneys of the state that were scored' }),
  closest_practice_area: Nullable(Type.String({ description: 'What the description reads like' })),
  weights: Type.Record(Type.String(), Type.Integer(), { description: 'Points of each factor this search counts' })
})
export type Insights = Static<typeof Insights>

const example = {
  ai_match_score: 84,
  ai_match_reasoning:
    'Decided by: lists Family Law (30 of 30 points); close to your description (25 of 25); office in Austin (12 of 12). ' +
    'Held back by: first appointment in 21 days (6 of 10).'
}

export const Matches = Type.Object(
  { attorneys: Type.Array(MatchedAttorney), ai_insights: Insights },
  {
    examples: [
      {
        attorneys: [{ ...attorneyExample, ...example }],
        ai_insights: {
          summary: 'Compared 8 attorneys in Texas. Practice area weighs most in this search.',
          compared: 8,
          closest_practice_area: 'Family Law',
          weights: { practice_area: 30, case_text: 25, place: 12, budget: 10, urgency: 10, experience: 8, ratings: 9 }
        }
      }
    ]
  }
)

/** The state is checked by the route, which answers a missing one with the spec's own sentence. */
export const FindAttorneys = Type.Object(
  {
    state: Type.Optional(Type.String({ maxLength: 60, description: 'Required. Name or code' })),
    city: Type.Optional(Type.String({ maxLength: 80 })),
    practice_area: Type.Optional(Type.Enum(PRACTICE_AREAS.map((area) => area.name))),
    case_description: Type.Optional(Type.String({ maxLength: 5_000 })),
    budget: Type.Optional(Type.Enum(BUDGETS)),
    urgency: Type.Optional(Type.Enum(URGENCIES, { default: 'moderate' })),
    max_results: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 10 }))
  },
  {
    examples: [
      {
        state: 'Texas',
        city: 'Austin',
        practice_area: 'Family Law',
        case_description: 'My husband and I want a divorce and disagree about custody of our two children.',
        budget: '$200-400/hour',
        urgency: 'high',
        max_results: 10
      }
    ]
  }
)
