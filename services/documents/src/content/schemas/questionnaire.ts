import { type Static, Type } from 'typebox'
import { ConditionSchema } from './condition.ts'

const strict = { additionalProperties: false }
const QuestionId = Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' })

export const QuestionType = Type.Enum(['text', 'textarea', 'radio', 'select'])

/** How an answer is written on the wire; a question without a format is plain text. */
export const FORMATS = ['date', 'email', 'phone', 'money', 'number', 'percent', 'zip', 'state', 'county'] as const
export type Format = (typeof FORMATS)[number]
export const FormatSchema = Type.Enum([...FORMATS])

const asked = {
  id: QuestionId,
  question: Type.String({ minLength: 1 }),
  type: QuestionType,
  options: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, uniqueItems: true })),
  required: Type.Optional(Type.Boolean()),
  help: Type.Optional(Type.String()),
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
  refuse: Type.Optional(Type.Record(Type.String(), Type.String()))
}

/** A question inside a repeat: everything but a section and a repeat of its own. */
export const FieldSchema = Type.Object(asked, strict)
export type Field = Static<typeof FieldSchema>

export const RepeatSchema = Type.Object(
  {
    min: Type.Integer({ minimum: 0 }),
    max: Type.Integer({ minimum: 1, maximum: 60 }),
    item: Type.String({ minLength: 1 }),
    fields: Type.Array(FieldSchema, { minItems: 1 })
  },
  strict
)

export const QuestionSchema = Type.Object(
  { ...asked, section: Type.String(), repeat: Type.Optional(RepeatSchema) },
  strict
)
export type Question = Static<typeof QuestionSchema>

export const SectionSchema = Type.Object(
  { id: QuestionId, title: Type.String({ minLength: 1 }), intro: Type.Optional(Type.String()) },
  strict
)

/** A rule over the entries of a list: `field` adds up to `sum`, or at `least` / at `most` so many entries. */
const CheckSchema = Type.Object(
  {
    list: QuestionId,
    field: Type.Optional(QuestionId),
    sum: Type.Optional(Type.Number()),
    least: Type.Optional(Type.Integer({ minimum: 0 })),
    most: Type.Optional(Type.Integer({ minimum: 0 })),
    show_if: Type.Optional(ConditionSchema),
    message: Type.String({ minLength: 1 })
  },
  strict
)

export type ListCheck = Static<typeof CheckSchema>

const looked = { show_if: Type.Optional(ConditionSchema), message: Type.String({ minLength: 1 }) }

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

/** The shape of questionnaire.yaml. */
export const QuestionnaireSchema = Type.Object(
  {
    sections: Type.Array(SectionSchema, { minItems: 1 }),
    questions: Type.Array(QuestionSchema, { minItems: 1 }),
    conditions: Type.Optional(Type.Record(QuestionId, ConditionSchema)),
    checks: Type.Optional(Type.Array(CheckSchema)),
    second_look: Type.Optional(Type.Array(SecondLookSchema))
  },
  strict
)
export type Questionnaire = Static<typeof QuestionnaireSchema>
