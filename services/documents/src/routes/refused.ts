import { possibleFrom, type Refusal as Refused } from '@formwright/interview/refusals'
import { ErrorBody, HttpError } from '@formwright/kit/errors'
import { Nullable } from '@formwright/kit/schemas'
import { Type } from 'typebox'
import { exampleDraftId } from './schemas.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

const Told = {
  ...ErrorBody.properties,
  possible_from: Type.Optional(Nullable(Day))
}

/** 422 of routes that make papers: something is wrong with the answers, or the papers would be untrue (`not-yet`, `refused`). */
export const RefusedBody = Type.Object(
  { ...Told, draft_id: Type.Optional(Type.String()), revision: Type.Optional(Type.Integer()) },
  {
    description:
      'Wrong answers with their fields; or papers that would be untrue: `not-yet` with the day from which they are true, `refused` without one. Those answers are saved, and a paid order waits',
    examples: [
      {
        detail: 'North Carolina asks for 12 months apart before a divorce. That is reached on October 1, 2027.',
        code: 'not-yet',
        errors: [
          {
            field: 'separation_date',
            message: 'North Carolina asks for 12 months apart before a divorce. That is reached on October 1, 2027.'
          }
        ],
        possible_from: '2027-10-01',
        draft_id: exampleDraftId,
        revision: 5
      }
    ]
  }
)

/** The refusal of papers that would be untrue. */
export function refusedAnswers(refusals: readonly Refused[], more: { draft_id?: string; revision?: number } = {}) {
  const possible_from = possibleFrom(refusals)
  const errors = refusals.map(({ question, message }) => ({ field: question, message }))
  const [first] = refusals
  return new HttpError(422, possible_from === null ? 'refused' : 'not-yet', first?.message ?? '', {
    errors,
    more: { possible_from, ...more }
  })
}

/** The first of them, as lists tell it: with the day from which nothing is refused any more. */
export function toRefusal(refusals: readonly Refused[]) {
  const [first] = refusals
  if (first === undefined) return null
  return { question: first.question, message: first.message, possible_from: possibleFrom(refusals) }
}
