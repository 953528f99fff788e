import { FORMATS } from '@formwright/interview/questionnaire'
import { type Static, Type } from 'typebox'
import { ConditionSchema } from './condition.ts'

const strict = { additionalProperties: false }
const QuestionId = Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' })
const Words = Type.String({ minLength: 1 })

export const QuestionType = Type.Enum(['text', 'textarea', 'radio', 'select'])
export const FormatSchema = Type.Enum([...FORMATS])

/** A text with facts in it, or several of which the first is shown whose condition holds. */
export const TextSchema = Type.Union([
  Words,
  Type.Array(Type.Object({ show_if: Type.Optional(ConditionSchema), text: Words }, strict), { minItems: 1 })
])
export type TextSource = Static<typeof TextSchema>

/** An option: what is chosen, and what a paper says instead where that is in the first person. */
const OptionSchema = Type.Union([Words, Type.Object({ answer: Words, prints: Words }, strict)])

const asked = {
  id: QuestionId,
  question: Words,
  type: QuestionType,
  options: Type.Optional(Type.Array(OptionSchema, { minItems: 1, uniqueItems: true })),
  required: Type.Optional(Type.Boolean()),
  help: Type.Optional(TextSchema),
  placeholder: Type.Optional(Type.String()),
  example: Type.Optional(Type.String()),
  format: Type.Optional(FormatSchema),
  show_if: Type.Optional(ConditionSchema),
  default: Type.Optional(Type.String()),
  unknown_allowed: Type.Optional(Type.Boolean()),
  max_length: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
  blank_form: Type.Optional(Type.String()),
  refuse: Type.Optional(Type.Record(Type.String(), Type.String())),
  abroad: Type.Optional(Type.Boolean()),
  autocomplete: Type.Optional(Words)
}

/** A question inside a repeat: everything but a section and a repeat of its own. */
export const FieldSchema = Type.Object(asked, strict)

export const RepeatSchema = Type.Object(
  {
    min: Type.Integer({ minimum: 0 }),
    max: Type.Integer({ minimum: 1, maximum: 60 }),
    item: Words,
    fields: Type.Array(FieldSchema, { minItems: 1 })
  },
  strict
)

export const QuestionSchema = Type.Object(
  { ...asked, section: Type.String(), repeat: Type.Optional(RepeatSchema) },
  strict
)

export const SectionSchema = Type.Object({ id: QuestionId, title: Words, intro: Type.Optional(TextSchema) }, strict)

/** A rule over the entries of a list: `field` adds up to `sum`, or at `least` / at `most` so many entries. */
const CheckSchema = Type.Object(
  {
    list: QuestionId,
    field: Type.Optional(QuestionId),
    sum: Type.Optional(Type.Number()),
    least: Type.Optional(Type.Integer({ minimum: 0 })),
    most: Type.Optional(Type.Integer({ minimum: 0 })),
    show_if: Type.Optional(ConditionSchema),
    message: Words
  },
  strict
)
export type ListCheck = Static<typeof CheckSchema>

/**
 * A set that would be untrue or useless: refused while `when` holds, before and after paying. The sentence stands at the
 * question `ask`; `{possible_from}` in it is the first day on which the rule no longer holds.
 */
export const RefusalSchema = Type.Object(
  { id: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }), when: ConditionSchema, ask: QuestionId, message: Words },
  strict
)
export type RefusalSource = Static<typeof RefusalSchema>

const looked = { show_if: Type.Optional(ConditionSchema), message: Words }

/**
 * What is worth a second look before it is signed, though nothing forbids it. Ids may be of questions or of fields in a
 * list; `{name}` in the message is the name or date concerned.
 * `order`: dates that should follow each other. `past`: a date that should not lie ahead. `different`: names that
 * should be of different people. `adult`: a name that, among the entries with `name`, was `born` less than 18 years ago.
 */
export const SecondLookSchema = Type.Union([
  Type.Object({ order: Type.Tuple([QuestionId, QuestionId]), ...looked }, strict),
  Type.Object({ past: QuestionId, ...looked }, strict),
  Type.Object({ different: Type.Array(QuestionId, { minItems: 2 }), ...looked }, strict),
  Type.Object({ adult: QuestionId, name: QuestionId, born: QuestionId, ...looked }, strict)
])
export type SecondLook = Static<typeof SecondLookSchema>

/** Who is named where, so that a person once named is offered again and one too young or excluded is not. */
const PersonSchema = Type.Object(
  {
    name: QuestionId,
    list: Type.Optional(QuestionId),
    relation: Type.Optional(Words),
    place: Type.Optional(QuestionId),
    born: Type.Optional(QuestionId),
    not: Type.Optional(Type.Array(QuestionId)),
    adult: Type.Optional(Type.Boolean()),
    show_if: Type.Optional(ConditionSchema)
  },
  strict
)

/** The shape of questionnaire.yaml. */
export const QuestionnaireSchema = Type.Object(
  {
    sections: Type.Array(SectionSchema, { minItems: 1 }),
    questions: Type.Array(QuestionSchema, { minItems: 1 }),
    conditions: Type.Optional(Type.Record(QuestionId, ConditionSchema)),
    checks: Type.Optional(Type.Array(CheckSchema)),
    refuse_when: Type.Optional(Type.Array(RefusalSchema)),
    second_look: Type.Optional(Type.Array(SecondLookSchema)),
    people: Type.Optional(Type.Record(QuestionId, PersonSchema))
  },
  strict
)
type Source = Static<typeof QuestionnaireSchema>
type FieldSource = Static<typeof FieldSchema>
type QuestionSource = Static<typeof QuestionSchema>

/** A field as the rest of the house reads it: options are their answers, and what some of them print stands apart. */
export type Field = Omit<FieldSource, 'options'> & { options?: string[]; prints?: Record<string, string> }
export type Question = Field & {
  section: string
  repeat?: Omit<Static<typeof RepeatSchema>, 'fields'> & { fields: Field[] }
}
export type Questionnaire = Omit<Source, 'questions'> & { questions: Question[] }

/** questionnaire.yaml with its options taken apart. */
export function withPlainOptions({ questions, ...rest }: Source): Questionnaire {
  return { ...rest, questions: questions.map(plainQuestion) }
}

function plainQuestion({ repeat, section, ...asked }: QuestionSource): Question {
  const fields = repeat && { repeat: { ...repeat, fields: repeat.fields.map(plainField) } }
  return { ...plainField(asked), section, ...fields }
}

function plainField({ options, ...field }: FieldSource): Field {
  if (options === undefined) return field
  const printed = options.flatMap((option) =>
    typeof option === 'string' ? [] : [[option.answer, option.prints] as const]
  )
  const answers = options.map((option) => (typeof option === 'string' ? option : option.answer))
  return { ...field, options: answers, ...(printed.length > 0 && { prints: Object.fromEntries(printed) }) }
}
