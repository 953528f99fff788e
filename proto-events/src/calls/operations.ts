import { type Static, Type } from 'typebox'
import { defineCall } from '../call.ts'
import { Nullable, Time } from '../fields.ts'

const told = { owner: 'each', callers: ['gateway'] } as const
const Limit = Type.Integer({ minimum: 1, maximum: 100 })

/** A fact that a reader gave up on, or one of the service's own that does not get out. */
export const DeadLetter = Type.Object({
  id: Type.Integer(),
  direction: Type.Union([Type.Literal('in'), Type.Literal('out')], {
    description: '`in`: the reader gave it up. `out`: the broker will not take it; it is still tried now and then'
  }),
  consumer: Type.String(),
  event_id: Nullable(Type.String()),
  type: Type.String({ description: 'The fact that could not be acted upon' }),
  error: Type.String(),
  deliveries: Type.Integer(),
  created_at: Time,
  state: Type.Union([Type.Literal('waiting'), Type.Literal('replaying'), Type.Literal('replayed')])
})

/** What one of the staff did, or read of a customer. */
export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Time,
  account_id: Type.String(),
  email: Type.String(),
  action: Type.String(),
  subject: Nullable(Type.String()),
  details: Type.Record(Type.String(), Type.Unknown()),
  request_id: Nullable(Type.String())
})

export const Backlog = Type.Object({
  unpublished: Type.Integer({ description: 'Facts that have not left yet' }),
  dead: Type.Integer({ description: 'Dead letters that nobody has replayed' })
})
export type Backlog = Static<typeof Backlog>

export const Replay = Type.Object(
  { id: Type.Integer(), state: Type.Literal('replaying') },
  { examples: [{ id: 3, state: 'replaying' as const }] }
)

/** The newest first. */
export const deadLettersCall = defineCall('/internal/dead-letters', told, {
  query: Type.Object({ limit: Limit, replayed: Type.Boolean() }),
  answer: Type.Array(DeadLetter)
})

/** Has the reader that gave a fact up try it once more, in the name of one of the staff. */
export const replayCall = defineCall(
  '/internal/dead-letters/:id/replay',
  { ...told, method: 'POST' },
  {
    params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
    body: Type.Object({
      account_id: Type.String(),
      email: Type.String(),
      request_id: Type.Optional(Type.String())
    }),
    answer: Replay
  }
)

/** What staff did in a service, the newest first. */
export const auditLogCall = defineCall('/internal/audit', told, {
  query: Type.Object({ limit: Limit }),
  answer: Type.Array(AuditEntry)
})

/** What waits in a service. */
export const backlogCall = defineCall('/internal/backlog', told, { answer: Backlog })
