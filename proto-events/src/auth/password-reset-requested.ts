import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** Somebody says they forgot a password. Auth knows whose, and whether there is such an account, when the mail is written. */
export const passwordResetRequested = defineEvent(
  'password.reset-requested',
  { owner: 'auth', readers: ['notifications'] },
  Type.Object({ reset_id: Id }),
  { reset_id: 'res_1' }
)
