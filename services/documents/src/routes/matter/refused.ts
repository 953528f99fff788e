import { lastingRefusal, type Refusal } from '@formwright/interview/refusals'
import { HttpError } from '@formwright/kit/http/errors'
import { exampleNotYet, RefusedBody as Refused } from '@formwright/proto-events/error-body'
import { Type } from 'typebox'
import { exampleDraftId } from '../schemas.ts'

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
  const { message: sentence = '', possible_from = null } = lastingRefusal(refusals) ?? {}
  const errors = refusals.map(({ question, message }) => ({ field: question, message }))
  return new HttpError(422, possible_from === null ? 'refused' : 'not-yet', sentence, {
    errors,
    more: { possible_from, ...more }
  })
}

/** The one that lasts longest, as lists tell it: its day is the one from which nothing is refused any more. */
export function toRefusal(refusals: readonly Refusal[]) {
  const lasting = lastingRefusal(refusals)
  if (lasting === undefined) return null
  const { question, message, possible_from } = lasting
  return { question, message, possible_from }
}
