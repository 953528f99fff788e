import { Nullable, Timestamp } from '@formwright/kit/http/schemas'
import { PageQuery } from '@formwright/kit/staff/paging'
import { type Static, Type } from 'typebox'

const Code = Type.String({
  pattern: '^[A-Z0-9][A-Z0-9_-]{2,39}$',
  description: 'Upper case letters, digits, - and _; 3 to 40 of them'
})
const Percent = Type.Integer({ minimum: 1, maximum: 100 })
const MaxUses = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Orders it is good for' })
const Description = Type.String({ minLength: 1, maxLength: 200, description: 'Customers read it' })

const fields = {
  discount_percent: Percent,
  description: Description,
  active: Type.Boolean({ description: 'False: nobody can use it any more' })
}

const example = {
  code: 'SPRING25',
  discount_percent: 25,
  description: '25% off your first order',
  active: true,
  expires_at: '2027-04-01T00:00:00.000Z'
}

export const PromoCodesQuery = Type.Object(PageQuery)
export const PromoCodeParams = Type.Object({ code: Code })

export const PromoCode = Type.Object(
  {
    code: Type.String(),
    ...fields,
    expires_at: Nullable(Timestamp),
    expired: Type.Boolean(),
    max_uses: Nullable(MaxUses),
    uses: Type.Integer({ description: 'Orders that were paid with it' }),
    reserved: Type.Integer({ description: 'Open checkouts that hold it' }),
    created_at: Timestamp
  },
  {
    examples: [
      { ...example, expired: false, max_uses: 100, uses: 12, reserved: 1, created_at: '2026-11-20T10:15:00.000Z' }
    ]
  }
)
export type PromoCode = Static<typeof PromoCode>

export const NewPromoCode = Type.Object(
  {
    code: Code,
    discount_percent: Percent,
    description: Description,
    active: Type.Optional(fields.active),
    expires_at: Type.Optional(Timestamp),
    max_uses: Type.Optional(MaxUses)
  },
  {
    examples: [
      {
        code: example.code,
        discount_percent: 25,
        description: example.description,
        expires_at: example.expires_at,
        max_uses: 100
      }
    ]
  }
)
export type NewPromoCode = Static<typeof NewPromoCode>

export const ChangePromoCode = Type.Object(
  {
    discount_percent: Type.Optional(Percent),
    description: Type.Optional(Description),
    active: Type.Optional(fields.active),
    expires_at: Type.Optional(
      Type.Union([Timestamp, Type.Literal('never')], { description: '`never` takes the expiry away' })
    )
  },
  { examples: [{ active: false }] }
)
export type ChangePromoCode = Static<typeof ChangePromoCode>
