import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { Id } from '../fields.ts'

/** A mail was given up: the server refused it for good, or a day of trying has passed. */
export const mailFailed = defineEvent(
  'mail.failed',
  { owner: 'notifications', readers: [] },
  Type.Object({ kind: Type.String(), subject_id: Id }),
  { kind: 'documents', subject_id: 'gen_1' }
)
