import { Nullable, Timestamp } from '@formwright/kit/http/schemas'
import { Type } from 'typebox'
import { Password } from './account.ts'
import { Code, Totp } from './code.ts'

const examplePassword = 'four quiet green bicycles'
const exampleCodes = ['1a2b3-c4d5e-6f708-192a3', '0f1e2-d3c4b-5a697-88776']

export const SecondFactor = Type.Object(
  {
    enabled: Type.Boolean(),
    enabled_at: Nullable(Timestamp),
    recovery_codes_left: Type.Integer(),
    required: Type.Boolean({ description: 'Staff pages open to nobody without one' })
  },
  { examples: [{ enabled: true, enabled_at: '2026-11-20T10:15:00.000Z', recovery_codes_left: 9, required: false }] }
)

export const BeginEnrolment = Type.Object({ password: Password }, { examples: [{ password: examplePassword }] })

export const Enrolment = Type.Object(
  {
    secret: Type.String({ description: 'Base32, to type into the app' }),
    uri: Type.String({ description: 'The same as an address, for a QR code' })
  },
  {
    examples: [
      {
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Formwright:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Formwright'
      }
    ]
  }
)

export const ConfirmEnrolment = Type.Object({ totp: Totp }, { examples: [{ totp: '123456' }] })

export const ShowBoth = Type.Object(
  { password: Password, ...Code },
  { examples: [{ password: examplePassword, totp: '123456' }] }
)

export const RecoveryCodes = Type.Object(
  { recovery_codes: Type.Array(Type.String(), { description: 'Shown this once' }) },
  { examples: [{ recovery_codes: exampleCodes }] }
)
