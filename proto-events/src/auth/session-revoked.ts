import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id, Time } from '../fields.ts'

/** Tokens of these sessions are dead from now on; every service keeps them until they would have expired. */
export const sessionRevoked = defineEvent(
  'session.revoked',
  'auth',
  Type.Object({ account_id: Id, session_ids: Type.Array(Id, { minItems: 1 }), expires_at: Time })
)
