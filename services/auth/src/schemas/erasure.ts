import { Email } from '@formwright/kit/http/schemas'
import { Type } from 'typebox'

export const RequestErasure = Type.Object(
  {
    email: Email,
    reason: Type.String({ pattern: '\\S', maxLength: 500, description: 'For the audit; name nobody in it' })
  },
  { examples: [{ email: 'ada@example.com', reason: 'Asked for by e-mail' }] }
)

export const RequestedErasure = Type.Object(
  { message: Type.String() },
  { examples: [{ message: 'What this person sent us is being erased. Paid orders stay in the books.' }] }
)
