import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** Somebody asks once more for the link that verifies their address. Auth knows where to when the mail is written. */
export const verificationRequested = defineEvent(
  'verification.requested',
  { owner: 'auth', readers: ['notifications'] },
  Type.Object({ request_id: Id, account_id: Id }),
  { request_id: 'req_1', account_id: 'acc_1' }
)
