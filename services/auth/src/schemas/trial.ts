import { Email, Timestamp, Uuid } from '@formwright/kit/http/schemas'
import { StaffListQuery } from '@formwright/kit/staff/staff-list'
import { Type } from 'typebox'

export const StartTrial = Type.Object(
  {
    /** Something to read, on one line. */
    company_name: Type.String({
      pattern: '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
      maxLength: 200
    }),
    user_email: Email,
    team_size: Type.Optional(
      Type.Union([Type.Number(), Type.String({ maxLength: 64 })], {
        description: '1 when missing or not numeric; a fraction counts its whole part'
      })
    )
  },
  { examples: [{ company_name: 'Acme Inc.', user_email: 'ada@acme.example', team_size: 5 }] }
)

export const StartedTrial = Type.Object(
  {
    message: Type.String(),
    trial_details: Type.Object({
      duration: Type.String(),
      team_size: Type.Integer(),
      support_level: Type.String()
    })
  },
  {
    examples: [
      {
        message: 'Your Enterprise trial has started. The details are on their way to your inbox.',
        trial_details: { duration: '7 days', team_size: 5, support_level: 'Priority' }
      }
    ]
  }
)

export const TrialsQuery = Type.Object({
  ...StaffListQuery,
  status: Type.Optional(Type.Union([Type.Literal('running'), Type.Literal('ended')]))
})

export const Trial = Type.Object(
  {
    id: Uuid,
    company_name: Type.String(),
    user_email: Type.String(),
    domain: Type.String(),
    team_size: Type.Integer(),
    started_at: Timestamp,
    ends_at: Timestamp,
    running: Type.Boolean()
  },
  {
    examples: [
      {
        id: '6f1c8f0e-3f0c-4d5c-8a55-0f6f3a2c9b10',
        company_name: 'Acme Inc.',
        user_email: 'ada@acme.example',
        domain: 'acme.example',
        team_size: 5,
        started_at: '2026-11-20T10:15:00.000Z',
        ends_at: '2026-11-27T10:15:00.000Z',
        running: true
      }
    ]
  }
)
