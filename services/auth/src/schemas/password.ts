import { Email } from '@formwright/kit/http/schemas'
import { Type } from 'typebox'
import { Device, LinkToken, NewPassword, Password } from './account.ts'

const examplePassword = 'four quiet green bicycles'

export const ChangePassword = Type.Object(
  { current: Password, password: NewPassword, device: Device },
  { examples: [{ current: examplePassword, password: 'seven loud yellow umbrellas' }] }
)

export const ForgotPassword = Type.Object({ email: Email }, { examples: [{ email: 'ada@example.com' }] })

export const ResetPassword = Type.Object(
  { token: LinkToken, password: NewPassword, device: Device },
  { examples: [{ token: 'q0Jb1mS3mE0Zc9Yw7xQ2b5nV8kL4hT6rU1pD3fG5aHs', password: 'seven loud yellow umbrellas' }] }
)

export const DeleteAccount = Type.Object({ password: Password }, { examples: [{ password: examplePassword }] })
