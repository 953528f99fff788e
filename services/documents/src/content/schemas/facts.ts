import { type Static, Type } from 'typebox'

const strict = { additionalProperties: false }
const Text = Type.String({ minLength: 1 })

/** Words (a court, a title, a citation), a number, yes or no, a list of words; null where the law has no such thing. */
const ValueSchema = Type.Union([
  Type.String(),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Text, { minItems: 1 })
])
export type FactValue = string | number | boolean | null | readonly string[]

export const GRADES = ['checked', 'known', 'unsure'] as const
/** How well a cell is known: compared with the quoted text, from the statute named, or doubtful. */
export type Grade = (typeof GRADES)[number]

const UnitSchema = Type.Enum(['days', 'weeks', 'months', 'years', 'dollars', 'percent', 'count'])
export type Unit = Static<typeof UnitSchema>

const AsOf = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })

const proof = {
  source: Type.Optional(Text),
  text: Type.Optional(Text),
  url: Type.Optional(Type.String({ pattern: '^https?://' })),
  as_of: Type.Optional(AsOf),
  grade: Type.Optional(Type.Enum([...GRADES])),
  doubt: Type.Optional(Text)
}

const CellSchema = Type.Object({ value: ValueSchema, ...proof }, strict)
export type SourceCell = Static<typeof CellSchema>

const FactSchema = Type.Object(
  {
    note: Text,
    unit: Type.Optional(UnitSchema),
    ...proof,
    /** The fact whose value is each state's source: `statute` of the same file, or `llc.statute`. */
    source_from: Type.Optional(Type.String({ pattern: '^([a-z_]+\\.)?[a-z][a-z0-9_]*$' })),
    default: Type.Optional(ValueSchema),
    states: Type.Optional(Type.Record(Type.String(), Type.Union([CellSchema, ValueSchema])))
  },
  strict
)
export type SourceFact = Static<typeof FactSchema>

/** The shape of _facts/<topic>.yaml and of a folder's facts.yaml: facts by key, and the month that holds for all of them. */
export const FactsSchema = Type.Unsafe<{ as_of?: string } & Record<string, SourceFact>>(
  Type.Object(
    { as_of: Type.Optional(AsOf) },
    { additionalProperties: FactSchema, propertyNames: Type.String({ pattern: '^[a-z][a-z0-9_]*$' }) }
  )
)
