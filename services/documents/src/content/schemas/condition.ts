import { UNITS } from '@formwright/interview/calendar'
import { type Static, type TSchema, Type } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'

const strict = { additionalProperties: false }
const FactValue = Type.Union([Type.String(), Type.Number(), Type.Boolean()])
const Unit = Type.Enum([...UNITS])
const Fact = Type.Object({ fact: Type.String(), unit: Type.Optional(Unit) }, strict)
const Question = Type.Object({ question: Type.String() }, strict)
const Count = Type.Union([Type.Number(), Fact])
const Span = Type.Union([Type.Object({ value: Type.Number(), unit: Unit }, strict), Fact])
const Bound = Type.Union([
  Type.Number(),
  Fact,
  Type.Object({ question: Type.String(), times: Type.Optional(Count) }, strict)
])
const DayBound = Type.Union([Type.Literal('today'), Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), Question])
const Texts = Type.Array(Type.String(), { minItems: 1 })

/** What may be said of one answer: the word, and what stands behind it. */
const comparisons = {
  is: Type.String(),
  in: Texts,
  answered: Type.Literal(true),
  at_least_ago: Span,
  less_than_ago: Span,
  after: DayBound,
  before: DayBound,
  age_under: Count,
  age_least: Count,
  more_than: Bound,
  at_most: Bound,
  ends_with: Type.Union([Texts, Fact]),
  outside: Question
}
const factComparisons = {
  is: FactValue,
  in: Type.Array(FactValue, { minItems: 1 }),
  more_than: Type.Number(),
  at_most: Type.Number()
}
const numberComparisons = { more_than: Bound, at_most: Bound, is_about: Bound }

type OneOf<Table extends Record<string, TSchema>> = {
  [Word in keyof Table]: { [Only in Word]: Static<Table[Word]> }
}[keyof Table]

interface Entries {
  list: string
  where?: Condition
}

/** A condition of a content folder. Facts, `unsure` and names are the paralegal's; the browser never sees them. */
export type Condition =
  | ({ question: string } & OneOf<typeof comparisons>)
  | ({ fact: string } & OneOf<typeof factComparisons>)
  | ({ sum: Entries & { field: string } } & OneOf<typeof numberComparisons>)
  | ({ count: Entries } & OneOf<typeof numberComparisons>)
  | { any_entry: string; where: Condition }
  | { every_entry: string; where: Condition }
  | { unsure: string }
  | { condition: string }
  | { not: Condition }
  | { all: Condition[] }
  | { any: Condition[] }

/** What is wrong inside it is told by `conditionMistake`, in words that say what to do. */
export const ConditionSchema = Type.Unsafe<Condition>(Type.Object({}))

const kinds = [
  'question',
  'fact',
  'sum',
  'count',
  'any_entry',
  'every_entry',
  'unsure',
  'condition',
  'not',
  'all',
  'any'
]

/** What is wrong with the shape of a condition, for its author; undefined when nothing is. */
export function conditionMistake(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `a condition is written { ${kinds[0]}: … }`
  const condition = value as Record<string, unknown>
  const kind = kinds.find((word) => word in condition)
  if (kind === undefined)
    return `it begins with none of ${kinds.join(', ')}: ${Object.keys(condition).join(', ') || '{}'}`
  const { [kind]: subject, ...rest } = condition
  switch (kind) {
    case 'all':
    case 'any':
      if (!Array.isArray(subject) || subject.length === 0) return `${kind} needs a list of conditions`
      return extraKey(rest) ?? subject.map(conditionMistake).find(Boolean)
    case 'not':
      return extraKey(rest) ?? conditionMistake(subject)
    case 'unsure':
    case 'condition':
      return extraKey(rest) ?? nameMistake(kind, subject)
    case 'any_entry':
    case 'every_entry': {
      const { where, ...others } = rest
      return nameMistake(kind, subject) ?? extraKey(others) ?? conditionMistake(where)
    }
    case 'sum':
    case 'count':
      return entriesMistake(kind, subject) ?? comparisonMistake(rest, numberComparisons)
    default:
      return nameMistake(kind, subject) ?? comparisonMistake(rest, kind === 'fact' ? factComparisons : comparisons)
  }
}

function entriesMistake(kind: string, subject: unknown): string | undefined {
  if (typeof subject !== 'object' || subject === null)
    return `${kind} is written { list: …${kind === 'sum' ? ', field: …' : ''} }`
  const { list, field, where, ...others } = subject as Record<string, unknown>
  if (kind === 'sum' && typeof field !== 'string') return 'sum needs the field that is added up'
  return nameMistake('list', list) ?? extraKey(others) ?? (where === undefined ? undefined : conditionMistake(where))
}

function comparisonMistake(rest: Record<string, unknown>, table: Record<string, TSchema>): string | undefined {
  const [word, ...others] = Object.keys(rest)
  const words = Object.keys(table).join(', ')
  if (word === undefined) return `nothing is compared; use one of ${words}`
  const schema = table[word]
  if (schema === undefined) return `there is no comparison ${word}; use one of ${words}`
  if (others.length > 0)
    return `one comparison at a time: ${word}, and ${others.join(', ')} in a condition of its own (all: […])`
  return validatorOf(schema).Check(rest[word])
    ? undefined
    : `${word}: cannot be ${JSON.stringify(rest[word])}; content/README.md shows how it is written`
}

const nameMistake = (kind: string, name: unknown) => (typeof name === 'string' ? undefined : `${kind} needs a name`)

const extraKey = (rest: Record<string, unknown>) => {
  const [key] = Object.keys(rest)
  return key === undefined ? undefined : `${key} does not belong here; take it out`
}

const validators = new Map<TSchema, Validator>()

function validatorOf(schema: TSchema): Validator {
  const validator = validators.get(schema) ?? Compile(schema)
  validators.set(schema, validator)
  return validator
}
