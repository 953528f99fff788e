import { type TString, Type } from 'typebox'
import { FORMATS, type Format, FormatSchema, QuestionType } from '../content/schemas/questionnaire.ts'
import { complaintWords } from '../domain/questionnaire/complaint-words.ts'
import { formatRules } from '../domain/questionnaire/formats.ts'

const Condition = Type.Unknown({
  description: '`{question, is}`, `{question, in}`, `{not}`, `{all}` or `{any}`; the question is asked while it holds.'
})

const asked = {
  id: Type.String(),
  question: Type.String(),
  type: QuestionType,
  required: Type.Boolean(),
  options: Type.Optional(Type.Array(Type.String())),
  help: Type.Optional(Type.String()),
  placeholder: Type.Optional(Type.String()),
  example: Type.Optional(Type.String()),
  format: Type.Optional(FormatSchema),
  show_if: Type.Optional(Condition),
  default: Type.Optional(Type.String()),
  unknown_allowed: Type.Optional(Type.Boolean()),
  max_length: Type.Optional(Type.Integer()),
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
  refuse: Type.Optional(
    Type.Record(Type.String(), Type.String(), { description: 'Options that end the matter, and what is said then' })
  )
}

const Repeat = Type.Object({
  min: Type.Integer(),
  max: Type.Integer(),
  item: Type.String(),
  fields: Type.Array(Type.Object(asked))
})

const Section = Type.Object({ id: Type.String(), title: Type.String(), intro: Type.Optional(Type.String()) })

const ruled = { show_if: Type.Optional(Condition), message: Type.String() }

const Check = Type.Object({
  list: Type.String(),
  field: Type.Optional(Type.String()),
  sum: Type.Optional(Type.Number()),
  least: Type.Optional(Type.Integer()),
  most: Type.Optional(Type.Integer()),
  ...ruled
})

const FormatRule = Type.Object({
  pattern: Type.String({ description: 'A regular expression with the `u` flag; the whole answer matches it' }),
  message: Type.String({ description: 'What is said when it does not; an example follows' }),
  example: Type.String({ description: 'A good answer, as it travels' })
})

const Formats = Type.Object(
  Object.fromEntries(FORMATS.map((format) => [format, FormatRule])) as Record<Format, typeof FormatRule>
)

const Complaints = Type.Object(
  Object.fromEntries(Object.keys(complaintWords).map((about) => [about, Type.String()])) as Record<
    keyof typeof complaintWords,
    TString
  >,
  { description: '`{n}` is the bound, `{item}` what an entry of the list is called' }
)

const SecondLook = Type.Object({
  order: Type.Optional(Type.Array(Type.String(), { description: 'Dates that should follow each other' })),
  past: Type.Optional(Type.String({ description: 'A date that should not lie ahead' })),
  different: Type.Optional(Type.Array(Type.String(), { description: 'Names that should be of different people' })),
  adult: Type.Optional(
    Type.String({ description: 'A name that should not be of somebody born less than 18 years ago' })
  ),
  name: Type.Optional(Type.String({ description: 'With `adult`: the field that names people' })),
  born: Type.Optional(Type.String({ description: 'With `adult`: the field with their date of birth' })),
  ...ruled
})

const Paper = Type.Object({
  id: Type.String(),
  title: Type.String(),
  certain: Type.Boolean({ description: 'False where answers, or the state, still decide' }),
  show_if: Type.Optional(Condition)
})

const Refusal = Type.Object({ question: Type.String(), message: Type.String() })

/** A questionnaire on the wire. */
export const Questionnaire = Type.Object(
  {
    service_id: Type.Integer(),
    service_title: Type.String(),
    duration: Type.String(),
    features: Type.Array(Type.String()),
    states: Type.Union([Type.Literal('all'), Type.Array(Type.String())]),
    sections: Type.Array(Section),
    documents: Type.Array(Paper, { description: 'The papers of the state asked for, or of all states' }),
    refusals: Type.Array(Refusal, { description: 'What that state alone refuses' }),
    questions: Type.Array(Type.Object({ ...asked, section: Type.String(), repeat: Type.Optional(Repeat) })),
    /** How each format is written: what does not match is refused at the end, so a client says it at the question. */
    formats: Formats,
    /** What is said about an answer, whatever its format. */
    complaints: Complaints,
    /** Rules over a list, refused when they do not hold at the end. */
    checks: Type.Array(Check),
    /** What a client should point at without refusing it; `{name}` in a message is the answer concerned. */
    second_look: Type.Array(SecondLook),
    /** Legal words used in it, in lower case, and what they mean. */
    glossary: Type.Array(Type.Object({ term: Type.String(), meaning: Type.String() }))
  },
  {
    examples: [
      {
        service_id: 1,
        service_title: 'Simple Will',
        duration: '20 minutes',
        features: ['Last Will and Testament'],
        states: 'all' as const,
        sections: [{ id: 'you', title: 'About you' }],
        documents: [{ id: 'last-will', title: 'Last Will and Testament', certain: true }],
        refusals: [],
        questions: [
          {
            id: 'married',
            question: 'Are you married?',
            type: 'radio',
            options: ['yes', 'no'],
            required: true,
            section: 'you'
          },
          {
            id: 'spouse_name',
            question: "What is your spouse's full name?",
            type: 'text',
            required: true,
            show_if: { question: 'married', is: 'yes' },
            section: 'you'
          }
        ],
        formats: formatRules,
        complaints: complaintWords,
        checks: [],
        second_look: [{ different: ['full_name', 'spouse_name'], message: '{name} is named as both spouses.' }],
        glossary: [{ term: 'executor', meaning: 'The person who carries out a will.' }]
      }
    ]
  }
)
