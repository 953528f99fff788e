import { possibleFrom, type Refusal } from '@formwright/interview/refusals'
import { HttpError } from '@formwright/kit/errors'
import { exampleNotYet, RefusedBody as Refused } from '@formwright/proto-events/error-body'
import { Type } from 'typebox'
import { exampleDraftId } from './schemas.ts'

/** 422 of routes that make papers: something is wrong with the answers, or the papers would be untrue (`not-yet`, `refused`). */
export const RefusedBody = Type.Object(
  { ...Refused.properties, draft_id: Type.Optional(Type.String()), revision: Type.Optional(Type.Integer()) },
  {
    description:
      'Wrong answers with their fields; or papers that would be untrue: `not-yet` with the day from which they are true, `refused` without one. Those answers are saved, and a paid order waits',
    examples: [{ ...exampleNotYet, draft_id: exampleDraftId, revision: 5 }]
  }
)

/** The refusal of papers that would be untrue. */
export function refusedAnswers(refusals: readonly Refusal[], more: { draft_id?: string; revision?: number } = {}) {
  const possible_from = possibleFrom(refusals)
  const errors = refusals.map(({ question, message }) => ({ field: question, message }))
  const [first] = refusals
  return new HttpError(422, possible_from === null ? 'refused' : 'not-yet', first?.message ?? '', {
    errors,
    more: { possible_from, ...more }
  })
}

/** The first of them, as lists tell it: with the day from which nothing is refused any more. */
export function toRefusal(refusals: readonly Refusal[]) {
  const [first] = refusals
  if (first === undefined) return null
  return { question: first.question, message: first.message, possible_from: possibleFrom(refusals) }
}
