import { refusal } from '@formwright/proto-events/fields'
import { type TSchema, Type } from 'typebox'
import { STATES } from './states.ts'

export { EMAIL_RULE, Email, Nullable, Time as Timestamp, Uuid } from '@formwright/proto-events/fields'

/** Made by the browser from at least 128 random bits, and a secret: it opens its owner's answers. */
export const UserId = Type.String({ pattern: '^user_[A-Za-z0-9_-]{6,120}$' })
export const STATE_PATTERN = `^(${Object.keys(STATES).join('|')})$`
/** One of the 50 states, or D.C. */
export const StateCode = Type.String({
  pattern: STATE_PATTERN,
  ...refusal('Please choose one of the 50 states or D.C.')
})
/** Rows of a list: 1 to 100. */
export const Limit = Type.Integer({ minimum: 1, maximum: 100, default: 20 })
/** A list whose example holds the example of its kind. */
export const ListOf = <Schema extends TSchema>(schema: Schema) =>
  Type.Array(schema, { examples: [(schema as { examples?: unknown[] }).examples ?? []] })
