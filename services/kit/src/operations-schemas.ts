import { Type } from 'typebox'
import { Nullable, Timestamp } from './schemas.ts'

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
  created_at: Timestamp,
  state: Type.Union([Type.Literal('waiting'), Type.Literal('replaying'), Type.Literal('replayed')])
})

/** What one of the staff did, or read of a customer. */
export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Timestamp,
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

export const Replay = Type.Object(
  { id: Type.Integer(), state: Type.Literal('replaying') },
  { examples: [{ id: 3, state: 'replaying' as const }] }
)
