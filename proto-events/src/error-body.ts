import { type Static, Type } from 'typebox'
import { Nullable } from './fields.ts'

/** The one shape of every error on the wire: a sentence for a person, a code for a program. */
export const ErrorBody = Type.Object({
  detail: Type.String(),
  code: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() })))
})
export type ErrorBody = Static<typeof ErrorBody>

const notYet = 'North Carolina asks for 12 months apart before a divorce. That is reached on October 1, 2027.'
export const exampleNotYet = {
  detail: notYet,
  code: 'not-yet',
  errors: [{ field: 'separation_date', message: notYet }],
  possible_from: '2027-10-01'
}

/** Papers that would be untrue today are neither made nor sold: `not-yet` with the day from which they are true, or `refused`. */
export const RefusedBody = Type.Object({
  ...ErrorBody.properties,
  possible_from: Type.Optional(
    Nullable(Type.String({ description: 'With `not-yet`: the first day on which the papers would be true' }))
  )
})
