import { Email, Nullable, UserId } from '@formwright/kit/http/schemas'
import { Type } from 'typebox'

export const ValidatePromoCode = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 40 }),
    user_email: Email,
    /** As create-session gets it: then both judge alike whose open checkout it is that holds the code. */
    user_id: Type.Optional(UserId),
    service_type: Type.Optional(Type.String({ maxLength: 64 }))
  },
  { examples: [{ code: 'WELCOME20', user_email: 'ada@example.com', service_type: 'basic_per_form' }] }
)

export const PromoCodeVerdict = Type.Object(
  {
    valid: Type.Boolean(),
    code: Type.String(),
    /** 0 for a code that is not valid. */
    discount_percent: Type.Integer({ minimum: 0, maximum: 100 }),
    description: Nullable(Type.String()),
    /** A sentence for the customer when the code is not valid. */
    error: Nullable(Type.String())
  },
  {
    examples: [
      { valid: true, code: 'WELCOME20', discount_percent: 20, description: '20% off your first order', error: null }
    ]
  }
)
