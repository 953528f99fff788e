import { type Static, Type } from 'typebox'

/** Answers as they travel: strings, and for a repeat a list of objects of strings. */
export const AnswersSchema = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Array(Type.Record(Type.String(), Type.String()))])
)
export type Answers = Static<typeof AnswersSchema>

/** The shape of fixtures/<case>.json: sample answers that tests, samples and print.ts read. */
export const FixtureSchema = Type.Object(
  { title: Type.String({ minLength: 1 }), answers: AnswersSchema },
  { additionalProperties: false }
)
export type Fixture = Static<typeof FixtureSchema>

/** The shape of fixtures/refused/<case>.json: answers of which a paper would be untrue, and what must refuse them. */
export const RefusedFixtureSchema = Type.Object(
  {
    title: Type.String({ minLength: 1 }),
    /** The id of a rule, or of the question whose option refuses. */
    refused_by: Type.String({ minLength: 1 }),
    possible_from: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
    answers: AnswersSchema
  },
  { additionalProperties: false }
)
export type RefusedFixture = Static<typeof RefusedFixtureSchema>
