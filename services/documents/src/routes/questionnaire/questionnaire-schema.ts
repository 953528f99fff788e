import type { PlainCondition } from '@formwright/interview/condition'
import { formatRules } from '@formwright/interview/formats/formats'
import { FORMATS, type Format } from '@formwright/interview/questionnaire'
import { type TString, Type } from 'typebox'
import { FormatSchema, QuestionType } from '../../content/schemas/questionnaire.ts'
import { complaintWords } from '../../domain/questionnaire/complaint-words.ts'

const Condition = Type.Unsafe<PlainCondition>(
  Type.Unknown({
    title: 'PlainCondition',
    description:
      'About answers alone: `{question, is | in | answered | at_least_ago | less_than_ago | after | before | age_under | age_least | more_than | at_most | ends_with | outside}`, `{sum | count, more_than | at_most | is_about}`, `{any_entry | every_entry, where}`, `{not}`, `{all}` or `{any}`'
  })
)

const Text = Type.Union([
  Type.String(),
  Type.Array(Type.Object({ show_if: Type.Optional(Condition), text: Type.String() }), {
    description: 'The first of them is shown whose condition holds'
  })
])

const asked = {
  id: Type.String(),
  question: Type.String(),
  type: QuestionType,
  required: Type.Boolean(),
  options: Type.Optional(Type.Array(Type.String())),
  help: Type.Optional(Text),
  placeholder: Type.Optional(Type.String()),
  example: Type.Optional(Type.String()),
  format: Type.Optional(FormatSchema),
  show_if: Type.Optional(Condition),
  default: Type.Optional(Type.String()),
  unknown_allowed: Type.Optional(Type.Boolean()),
  max_length: Type.Optional(Type.Integer()),
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
  abroad: Type.Optional(Type.Boolean({ description: 'For an address or a place: also outside the United States' })),
  autocomplete: Type.Optional(Type.String({ description: "The browser's autofill name" })),
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

const Section = Type.Object({ id: Type.String(), title: Type.String(), intro: Type.Optional(Text) })

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

const RefusalRule = Type.Object({
  id: Type.String(),
  when: Condition,
  ask: Type.String({ description: 'The question at which the sentence stands' }),
  message: Type.String({ description: '`{possible_from}` is the first day on which the rule no longer holds' })
})

const Person = Type.Object({
  name: Type.String({ description: 'The question, or the field of `list`, that holds the name' }),
  list: Type.Optional(Type.String()),
  relation: Type.Optional(Type.String()),
  place: Type.Optional(Type.String()),
  born: Type.Optional(Type.String()),
  not: Type.Optional(Type.Array(Type.String())),
  adult: Type.Optional(Type.Boolean()),
  show_if: Type.Optional(Condition)
})

/** A questionnaire on the wire. */
export const Questionnaire = Type.Object(
  {
    service_id: Type.Integer(),
    service_title: Type.String(),
    duration: Type.String(),
    features: Type.Array(Type.String()),
    states: Type.Union([Type.Literal('all'), Type.Array(Type.String())]),
    time_zone: Type.String({ description: 'Where its days are counted' }),
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
    /** What would make a paper untrue: refused while `when` holds, before and after paying. */
    refuse_when: Type.Array(RefusalRule),
    /** Who is named where. */
    people: Type.Record(Type.String(), Person),
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
        time_zone: 'Pacific/Honolulu',
        refuse_when: [],
        people: {},
        second_look: [{ different: ['full_name', 'spouse_name'], message: '{name} is named as both spouses.' }],
        glossary: [{ term: 'executor', meaning: 'The person who carries out a will.' }]
      }
    ]
  }
)
