import { Type } from 'typebox'

const FactValue = Type.Union([Type.String(), Type.Number(), Type.Boolean()])

/** The `show_if` of a content folder. Facts, `unsure` and names are the paralegal's; the browser never sees them. */
export type Condition =
  | { question: string; is: string }
  | { question: string; in: string[] }
  | { fact: string; is: string | number | boolean }
  | { fact: string; in: (string | number | boolean)[] }
  | { unsure: string }
  | { condition: string }
  | { not: Condition }
  | { all: Condition[] }
  | { any: Condition[] }

/** What the wire carries: only questions and their combinations, so that every client can evaluate it. */
export type PlainCondition =
  | { question: string; is: string }
  | { question: string; in: string[] }
  | { not: PlainCondition }
  | { all: PlainCondition[] }
  | { any: PlainCondition[] }

const strict = { additionalProperties: false }

const questionConditions = [
  Type.Object({ question: Type.String(), is: Type.String() }, strict),
  Type.Object({ question: Type.String(), in: Type.Array(Type.String()) }, strict)
]

const combinations = (self: string) => [
  Type.Object({ not: Type.Ref(self) }, strict),
  Type.Object({ all: Type.Array(Type.Ref(self), { minItems: 1 }) }, strict),
  Type.Object({ any: Type.Array(Type.Ref(self), { minItems: 1 }) }, strict)
]

export const ConditionSchema = Type.Unsafe<Condition>(
  Type.Cyclic(
    {
      Condition: Type.Union([
        ...questionConditions,
        Type.Object({ fact: Type.String(), is: FactValue }, strict),
        Type.Object({ fact: Type.String(), in: Type.Array(FactValue, { minItems: 1 }) }, strict),
        Type.Object({ unsure: Type.String() }, strict),
        Type.Object({ condition: Type.String() }, strict),
        ...combinations('Condition')
      ])
    },
    'Condition'
  )
)
