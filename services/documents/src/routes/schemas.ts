import { ErrorBody } from '@formwright/kit/http/errors'
import { Nullable, UserId } from '@formwright/kit/http/schemas'
import { Type } from 'typebox'
import { AnswersSchema } from '../content/schemas/fixture.ts'

export const exampleAnswers = { state: 'TX', full_name: 'Ada Marie Núñez' }
export const exampleUserId = 'user_9fQ2mBv7Xw3KpL8sTz1RcA'
export const exampleDraftId = '3f0c2f4e-7f0a-4a53-9a4f-1d2f0a6b9c11'
export const exampleGenerationId = 'Zk3x0bq1c5V9sT7mYw2LuA'
export const exampleTime = '2026-11-21T12:00:00.000Z'

export const ServiceId = Type.Integer({ minimum: 1, maximum: 1_000_000 })
export const GenerationId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
export const DraftId = Type.String({
  pattern: '^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|new)$',
  description: 'A draft of this person, or `new` to begin another matter of the same service.'
})
/** Read by checkAnswers, which knows the questions; anything may stand here until then. */
export const RawAnswers = Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())
export const Answers = AnswersSchema
export const Time = Type.String({ format: 'date-time' })
export const Kind = Type.Union([Type.Literal('draft'), Type.Literal('final')])
export const Status = Type.Union([
  Type.Literal('queued'),
  Type.Literal('generating'),
  Type.Literal('ready'),
  Type.Literal('failed')
])
export const ListedDocument = Type.Object({ id: Type.String(), title: Type.String() })

/** A sentence to show. */
export const messageOf = (example: string) =>
  Type.Object({ message: Type.String() }, { examples: [{ message: example }] })

/** An answer that is no JSON: a page, a stylesheet, a PDF. */
export const Raw = Type.Any()

/** The body limit of routes that take answers. Bytes. */
export const ANSWERS_LIMIT = 1_048_576

export const AnswersBody = {
  user_id: UserId,
  service_id: ServiceId,
  answers: RawAnswers,
  draft_id: Type.Optional(DraftId),
  revision: Type.Optional(Type.Integer({ minimum: 0 }))
}

/** Another tab saved meanwhile: here is what it saved. */
export const StaleBody = Type.Object(
  {
    ...ErrorBody.properties,
    answers: Answers,
    draft_id: Type.String(),
    revision: Type.Integer()
  },
  {
    description: 'Another window saved meanwhile: its answers',
    examples: [
      {
        detail: 'These answers were changed in another window. Please look at the newer ones first.',
        code: 'stale-revision',
        answers: exampleAnswers,
        draft_id: exampleDraftId,
        revision: 4
      }
    ]
  }
)

export const Progress = Type.Object(
  {
    service_id: Nullable(Type.Integer()),
    answers: Nullable(Answers),
    completed: Nullable(Type.Boolean()),
    draft_id: Nullable(Type.String()),
    revision: Nullable(Type.Integer()),
    updated_at: Nullable(Time),
    form_changed: Nullable(
      Type.Boolean({
        description: 'The form has other questions than when this was saved; what it no longer asks lies aside'
      })
    )
  },
  {
    examples: [
      {
        service_id: 1,
        answers: exampleAnswers,
        completed: false,
        draft_id: exampleDraftId,
        revision: 3,
        updated_at: exampleTime,
        form_changed: false
      }
    ]
  }
)
