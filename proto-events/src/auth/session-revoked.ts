import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id, Time } from '../fields.ts'

/** Tokens of these sessions are dead from now on; every service keeps them until they would have expired. */
export const sessionRevoked = defineEvent(
  'session.revoked',
  { owner: 'auth', readers: ['checkout', 'documents', 'support-chat', 'notifications'] },
  Type.Object({ account_id: Id, session_ids: Type.Array(Id, { minItems: 1 }), expires_at: Time }),
  { account_id: 'acc_1', session_ids: ['s1'], expires_at: '2026-11-21T12:00:00.000Z' }
)
