import { Type } from 'typebox'
import { defineEvent } from '../envelope.ts'
import { EmailAddress, Id } from '../fields.ts'

/** A person wants to go on elsewhere. Documents makes the one-use link when its mail is written. */
export const draftResumeRequested = defineEvent(
  'draft.resume-requested',
  { owner: 'documents', readers: ['notifications'] },
  Type.Object({ resume_id: Id, email: EmailAddress, service_title: Type.String() }),
  { resume_id: 'res_1', email: 'ada@example.com', service_title: 'Simple Will' }
)
