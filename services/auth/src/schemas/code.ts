import { Type } from 'typebox'

export const Totp = Type.String({
  pattern: '^[0-9]{6}$',
  description: 'Six digits of the authenticator app; each works once'
})

/** What a sign-in shows besides the password, where the account asks for it. */
export const Code = {
  totp: Type.Optional(Totp),
  recovery_code: Type.Optional(
    Type.String({ pattern: '^[0-9A-Fa-f -]{20,40}$', description: 'Instead of `totp`; each works once' })
  )
}
