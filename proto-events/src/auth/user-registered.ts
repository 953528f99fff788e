import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { EmailAddress, Id } from '../fields.ts'

/** Somebody opened an account; the address is not verified yet. */
export const userRegistered = defineEvent(
  'user.registered',
  { owner: 'auth', readers: ['notifications'] },
  Type.Object({ account_id: Id, email: EmailAddress, first_name: Type.String() })
)
