import { type TSchema, Type } from 'typebox'
import { STATES } from './states.ts'

/** Speaks for a field whose form is wrong, in place of "is not in the right form". */
const refusal = (sentence: string) => ({ 'x-refusal': sentence })

/**
 * One plain address: no list, no display name, no control character. The spec's rule is text, at sign, text, dot, text;
 * beyond it the last part has two letters at least, as every domain that can receive a mail.
 */
export const EMAIL_RULE = {
  pattern:
    '^[^\\s@,;:<>"()\\[\\]\\\\]+@([^\\s@,;:<>"()\\[\\]\\\\.]+\\.)+([^\\s@,;:<>"()\\[\\]\\\\.0-9-]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$',
  maxLength: 254,
  message: 'Please enter a valid email address'
} as const
export const Email = Type.String({
  pattern: EMAIL_RULE.pattern,
  maxLength: EMAIL_RULE.maxLength,
  ...refusal(EMAIL_RULE.message)
})

/** Made by the browser from at least 128 random bits, and a secret: it opens its owner's answers. */
export const UserId = Type.String({ pattern: '^user_[A-Za-z0-9_-]{6,120}$' })
export const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
/** ISO 8601, UTC. */
export const Timestamp = Type.String({ format: 'date-time' })
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
export const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
