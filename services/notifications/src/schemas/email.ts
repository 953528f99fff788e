import { Nullable, Timestamp, Uuid } from '@formwright/kit/http/schemas'
import { StaffListQuery } from '@formwright/kit/staff/staff-list'
import { type Static, Type } from 'typebox'

const Status = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('sent'),
  Type.Literal('unneeded'),
  Type.Literal('failed')
])

export const EmailsQuery = Type.Object({
  ...StaffListQuery,
  status: Type.Optional(Status)
})

export const EmailParams = Type.Object({ id: Uuid })

/** A mail that is or was owed, without what it says. */
export const Email = Type.Object(
  {
    id: Type.String(),
    kind: Type.String(),
    subject_id: Type.String({ description: 'What it is about: an order, a set of documents, an account' }),
    recipient: Nullable(
      Type.String({ description: 'Null where the owner of the subject tells it, and after a deletion' })
    ),
    status: Status,
    attempts: Type.Integer(),
    error: Nullable(Type.String()),
    created_at: Timestamp,
    sent_at: Nullable(Timestamp)
  },
  {
    examples: [
      {
        id: '6f1c8f0e-3f0c-4d5c-8a55-0f6f3a2c9b10',
        kind: 'receipt',
        subject_id: '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11',
        recipient: 'ada@example.com',
        status: 'failed' as const,
        attempts: 1,
        error: 'Message failed: 550 no such mailbox',
        created_at: '2026-11-20T10:15:00.000Z',
        sent_at: null
      }
    ]
  }
)
export type Email = Static<typeof Email>
