import { Email, Nullable, Timestamp } from '@formwright/kit/http/schemas'
import { PageQuery } from '@formwright/kit/staff/paging'
import { Type } from 'typebox'

const StaffRole = Type.Union([Type.Literal('support'), Type.Literal('admin')])

export const StaffMember = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    role: StaffRole,
    created_at: Timestamp,
    second_factor: Type.Boolean({ description: 'Whether two-step sign-in is on' }),
    last_signed_in_at: Nullable(Timestamp)
  },
  {
    examples: [
      {
        id: '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11',
        email: 'grace@example.com',
        first_name: 'Grace',
        last_name: 'Hopper',
        role: 'support' as const,
        created_at: '2026-11-20T10:15:00.000Z',
        second_factor: true,
        last_signed_in_at: '2026-11-21T08:00:00.000Z'
      }
    ]
  }
)

export const StaffQuery = Type.Object(PageQuery)

export const GrantRole = Type.Object(
  { email: Email, role: StaffRole },
  { examples: [{ email: 'grace@example.com', role: 'support' as const }] }
)

export const ChangeRole = Type.Object({ role: StaffRole }, { examples: [{ role: 'admin' as const }] })
