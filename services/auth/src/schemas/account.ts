import { Email, Timestamp } from '@formwright/kit/http/schemas'
import { Role } from '@formwright/kit/identity/actor'
import { type Static, Type } from 'typebox'
import { Code } from './code.ts'

export const exampleUser = {
  id: '0b7e3f0a-5a52-4c0f-9a3e-2f6c1f1b9d11',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Núñez',
  role: 'customer' as const,
  created_at: '2026-11-20T10:15:00.000Z',
  email_verified: false
}

export const User = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    role: Role,
    created_at: Timestamp,
    email_verified: Type.Boolean()
  },
  { examples: [exampleUser] }
)
export type User = Static<typeof User>

/** A token lives 12 hours; send it as `Authorization: Bearer …`. */
export const SignedIn = Type.Object(
  { token: Type.String(), user: User },
  { examples: [{ token: 'eyJhbGciOiJFZERTQSJ9.e30.c2ln', user: exampleUser }] }
)

/** A person's name as it may be quoted in a mail: no control character, no address to click on. */
const Name = Type.String({
  pattern: '^(?!.*://)[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
  maxLength: 100
})

export const NewPassword = Type.String({
  maxLength: 1024,
  description: '8 to 128 characters of any kind, not a common one'
})

/** Made and kept by a browser, as its `user_id` is. Once signed in with, it is not kept out by others' guesses. */
export const Device = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z0-9_-]{22,64}$',
    description: 'A secret of this browser, at least 128 random bits: it always gets a try once it has signed in'
  })
)

export const Password = Type.String({ minLength: 1, maxLength: 1024 })

/** From a mailed link. */
export const LinkToken = Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' })

export const Register = Type.Object(
  {
    email: Email,
    password: NewPassword,
    first_name: Name,
    last_name: Name,
    device: Device
  },
  {
    examples: [
      { email: 'ada@example.com', password: 'four quiet green bicycles', first_name: 'Ada', last_name: 'Núñez' }
    ]
  }
)

export const Login = Type.Object(
  { email: Email, password: Password, device: Device, ...Code },
  { examples: [{ email: 'ada@example.com', password: 'four quiet green bicycles' }] }
)

export const VerifyEmail = Type.Object(
  { token: LinkToken },
  { examples: [{ token: 'q0Jb1mS3mE0Zc9Yw7xQ2b5nV8kL4hT6rU1pD3fG5aHs' }] }
)
