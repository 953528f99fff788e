import { type TSchema, Type } from 'typebox'

/** One plain address: no list, no display name, no control character. The spec's rule: text, at sign, text, dot, text. */
export const Email = Type.String({
  pattern: '^[^\\s@,;:<>"()\\[\\]\\\\]+@[^\\s@,;:<>"()\\[\\]\\\\.]+(\\.[^\\s@,;:<>"()\\[\\]\\\\.]+)+$',
  maxLength: 254
})

/** Made by the browser from at least 128 random bits, and a secret: it opens its owner's answers. */
export const UserId = Type.String({ pattern: '^user_[A-Za-z0-9_-]{6,120}$' })
export const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
/** ISO 8601, UTC. */
export const Timestamp = Type.String({ format: 'date-time' })
export const StateCode = Type.String({ pattern: '^[A-Z]{2}$' })
/** Rows of a list: 1 to 100. */
export const Limit = Type.Integer({ minimum: 1, maximum: 100, default: 20 })
/** A list whose example holds the example of its kind. */
export const ListOf = <Schema extends TSchema>(schema: Schema) =>
  Type.Array(schema, { examples: [(schema as { examples?: unknown[] }).examples ?? []] })
export const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])
