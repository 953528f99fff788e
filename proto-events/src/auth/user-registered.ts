import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { EmailAddress, Id, PersonName } from '../fields.ts'

/** Somebody opened an account; the address is not verified yet. */
export const userRegistered = defineEvent(
  'user.registered',
  { owner: 'auth', readers: ['notifications'] },
  Type.Object({ account_id: Id, email: EmailAddress, first_name: PersonName }),
  { account_id: 'acc_1', email: 'ada@example.com', first_name: 'Ada' }
)
