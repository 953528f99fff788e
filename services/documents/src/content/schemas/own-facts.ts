import { type Static, Type } from 'typebox'

const Value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])

/** The shape of facts.yaml and _facts/terms.yaml: one default, and the states that differ. */
export const OwnFactsSchema = Type.Record(
  Type.String({ pattern: '^[a-z][a-z0-9_]*$' }),
  Type.Object(
    {
      note: Type.String({ minLength: 1 }),
      default: Value,
      states: Type.Optional(Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Value)),
      unsure: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' })))
    },
    { additionalProperties: false }
  )
)
export type OwnFacts = Static<typeof OwnFactsSchema>
